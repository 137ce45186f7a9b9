/** Today in Tokyo as YYYY-MM-DD: the day our guests are in, wherever their browser is. */
export const tokyoToday = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(new Date())
