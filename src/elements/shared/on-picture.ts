/** A picture that can't be had leaves its place empty, until another comes: Chrome and Safari would draw a sign of their own. */
export function onPicture({target, type}: Event): void {
  (target as HTMLElement).style.opacity = type === 'load' ? '' : '0';
}
