import { MONTHS } from '#web/ui/day.ts'

/** "Apr 2023", of "2023-04"; nothing for no month. */
export function writeMonth(month: string | null): string {
  const [year, number] = month?.split('-') ?? []
  return year ? `${(MONTHS[Number(number) - 1] ?? '').slice(0, 3)} ${year}` : ''
}

/** What people type: "Apr 2023", "04/2023", "2023-04". Null where it names no month. */
export function readMonth(typed: string): string | null {
  const parts = typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .match(/[a-z]+|\d+/g)
  if (parts?.length !== 2) return null
  const year = parts.find((part) => /^(19|20)\d{2}$/.test(part))
  const other = parts.find((part) => part !== year)
  if (!year || !other) return null
  const named = MONTHS.findIndex((name) => other.length >= 3 && name.toLowerCase().startsWith(other)) + 1
  const month = /^\d{1,2}$/.test(other) ? Number(other) : named
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null
}

/** A month as it will be kept; what names none stays as it was typed, to be mended. */
export function tidyMonth(typed: string): string {
  const month = readMonth(typed)
  return month ? writeMonth(month) : typed.trim()
}
