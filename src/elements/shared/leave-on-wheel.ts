/** Takes the focus from a control, which a wheel over it would change instead of scrolling the page. Listens to `wheel`. */
export const leaveOnWheel = {
  passive: true,
  handleEvent: ({currentTarget}: Event): void => (currentTarget as HTMLElement).blur(),
};
