import type { OfficeRight } from '#core/office-rights.ts'

/** The parts of the settings, in the order of how often they are changed last. */
export const settingParts = {
  company: 'Company',
  duty: 'Duty rules',
  sheet: 'Month sheet',
  fees: 'Fees and terms',
  tax: 'Tax rates',
  papers: 'Receipt numbers',
  mail: 'Mail texts',
  limits: 'Mail limits',
  people: 'Users and roles',
  opening: 'Opening',
  security: 'My security',
} as const

export type SettingPart = keyof typeof settingParts

/** What each part needs to be read; nothing for one's own. */
const rights: Readonly<Record<SettingPart, OfficeRight | null>> = {
  ...{ company: 'see:settings', duty: 'see:settings', sheet: 'see:settings', fees: 'see:fares', tax: 'see:settings' },
  ...{
    papers: 'see:settings',
    mail: 'see:settings',
    limits: 'see:settings',
    people: 'see:keys',
    opening: 'see:settings',
    security: null,
  },
}

/** What somebody may open of the settings; their own security everybody. */
export const partsFor = (may: (right: OfficeRight) => boolean): SettingPart[] =>
  (Object.keys(settingParts) as SettingPart[]).filter((part) => {
    const right = rights[part]
    return right === null || may(right)
  })

/** The part that is asked for, if somebody may open it; otherwise the first that they may. */
export function partOf(query: URLSearchParams, may: (right: OfficeRight) => boolean): SettingPart {
  const parts = partsFor(may)
  return parts.find((part) => part === query.get('part')) ?? parts[0] ?? 'security'
}
