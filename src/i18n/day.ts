/**
 * Formats the day of an ISO 8601 timestamp, as the store wrote it, regardless of the shopper's time zone. Returns an empty text
 * for anything else.
 */
export function formatDay(timestamp: unknown, locale: string): string {
  const [day = ''] = /^\d+-\d+-\d+/.exec(String(timestamp)) ?? [];
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleDateString(locale, {dateStyle: 'medium', timeZone: 'UTC'});
}
