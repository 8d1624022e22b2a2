/** Hides a picture that fails to load, until another one loads; Chrome and Safari would show a broken-image icon. */
export function onPicture({target, type}: Event): void {
  (target as HTMLElement).style.opacity = type === 'load' ? '' : '0';
}
