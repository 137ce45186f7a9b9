import type { AgentDetail, AgentFields, AgentKind, AgentState } from '#contract/agents.ts'
import { readDay, writeDay } from '#web/ui/birth-date.ts'
import { plainDay } from '#web/ui/day.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'
import { spacedPhone, tidyPhone } from '#web/ui/office/spaced-phone.ts'
import type { TagTone } from '#web/ui/tag.tsx'

export const kindWords: Record<AgentKind, string> = {
  hotel: 'Hotel',
  driver: 'Driver',
  shop: 'Shop',
  guide: 'Guide',
  restaurant: 'Restaurant',
}

export const stateWords: Record<AgentState, { word: string; tone: TagTone }> = {
  asked: { word: 'Invited, no answer yet', tone: 'waiting' },
  active: { word: 'Active', tone: 'ok' },
  paused: { word: 'Paused', tone: 'info' },
  ended: { word: 'Ended', tone: 'neutral' },
}

/** What stands in the form: texts, as they are typed. */
export type AgentValues = Omit<AgentFields, 'commissionPercent' | 'joinedOn' | 'kind'> & {
  kind: string
  commissionPercent: string
  joinedOn: string
}

export const blankAgent: AgentValues = {
  ...{ business: '', kind: '', contact: '', email: '', phone: '', area: '', languages: '', registration: '' },
  ...{ commissionPercent: '', notes: '', joinedOn: '' },
}

export const valuesOf = (agent: AgentDetail): AgentValues => ({
  ...{ business: agent.business, kind: agent.kind, contact: agent.contact, email: agent.email, area: agent.area },
  ...{ languages: agent.languages, registration: agent.registration, notes: agent.notes },
  phone: spacedPhone(agent.phone),
  ...{ commissionPercent: String(agent.commissionPercent), joinedOn: writeDay(agent.joinedOn) },
})

export const tidy = (values: AgentValues): AgentValues => ({
  ...values,
  phone: tidyPhone(values.phone),
  joinedOn: tidyDay(values.joinedOn),
})

/** A day as it will be kept; what names no day stays as it was typed, to be mended. */
export function tidyDay(typed: string): string {
  const day = readDay(typed)
  return day === undefined ? typed : writeDay(day)
}

/** As the call takes it; what is no number is refused there, with a word at its field. */
export const toFields = ({ commissionPercent, joinedOn, kind, ...values }: AgentValues): AgentFields => ({
  ...values,
  kind: kind as AgentKind,
  commissionPercent: commissionPercent.trim() === '' ? Number.NaN : Number(commissionPercent.replace(',', '.')),
  joinedOn: readDay(joinedOn) ?? (joinedOn.trim() || null),
})

export const agentFields: readonly ComparedField<AgentValues>[] = [
  { name: 'business', label: 'Business' },
  { name: 'kind', label: 'Kind', words: ({ kind }) => kindWords[kind as AgentKind] },
  { name: 'contact', label: 'Contact' },
  { name: 'email', label: 'Mail' },
  { name: 'phone', label: 'Mobile' },
  { name: 'area', label: 'Area' },
  { name: 'languages', label: 'Languages' },
  { name: 'registration', label: 'Registration' },
  { name: 'commissionPercent', label: 'Commission' },
  { name: 'joinedOn', label: 'Joined', words: ({ joinedOn }) => dayWords(joinedOn) },
  { name: 'notes', label: 'Notes' },
]

function dayWords(typed: string): string {
  const day = readDay(typed)
  return day ? plainDay(day) : typed
}
