/** The parts of the settings, in the order of how often they are changed last. */
export const settingParts = {
  company: 'Company',
  duty: 'Duty rules',
  fees: 'Fees and terms',
  mail: 'Mail texts',
  people: 'Users and roles',
  opening: 'Opening',
  security: 'My security',
} as const

export type SettingPart = keyof typeof settingParts

export const partOf = (query: URLSearchParams): SettingPart => {
  const asked = query.get('part') ?? ''
  return Object.hasOwn(settingParts, asked) ? (asked as SettingPart) : 'company'
}
