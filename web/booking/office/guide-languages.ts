import { languageName } from '#web/ui/language-name.ts'

/** English first, the others by name; what was chosen is there even when nobody speaks it any more. */
export const languagesFor = (spoken: readonly string[], chosen: string) =>
  [...new Set([...spoken, chosen])]
    .map((id) => ({ id, label: languageName(id, 'en') }))
    .sort((a, b) => Number(b.id === 'en') - Number(a.id === 'en') || a.label.localeCompare(b.label, 'en'))
