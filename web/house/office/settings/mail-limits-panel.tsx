import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { type MailLimitKind, mailLimitKinds, readMailLimits, saveMailLimits } from '#contract/mail-limits.ts'
import { call } from '#web/platform/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { type Stored, type Typed, useSetting } from './use-setting.ts'

type Read = OutputOf<typeof readMailLimits>
type Limits = InputOf<typeof saveMailLimits>['limits']

const kinds: Record<MailLimitKind, { title: string; words: string }> = {
  unpaid: { title: 'Held days', words: 'That a day is held and not paid yet, by itself and on demand.' },
  again: { title: 'Mails asked for again', words: 'The mail of a booking that is paid, once more.' },
  account: { title: 'Links to an account', words: 'To confirm an address or to choose a password.' },
  contact: {
    title: 'Receipts of the contact form',
    words: 'That a message has reached us. What it says reaches us always.',
  },
  coming: {
    title: 'Tell me when it comes',
    words: 'The link by which a visitor confirms an address for what is coming.',
  },
}
const spans = { mostAnHour: 'In an hour', mostADay: 'In a day' } as const

const toStored = ({ version, limits, history }: Read): Stored => ({
  version,
  typed: Object.fromEntries(
    mailLimitKinds.flatMap((kind) => [
      [`limits.${kind}.mostAnHour`, String(limits[kind].mostAnHour)],
      [`limits.${kind}.mostADay`, String(limits[kind].mostADay)],
    ]),
  ),
  history,
})

const figure = (typed = '') => {
  const plain = typed.normalize('NFKC').replace(/[\s,]/g, '')
  return /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN
}

const readTyped = (typed: Typed) =>
  Object.fromEntries(
    mailLimitKinds.map((kind) => [
      kind,
      {
        mostAnHour: figure(typed[`limits.${kind}.mostAnHour`]),
        mostADay: figure(typed[`limits.${kind}.mostADay`]),
      },
    ]),
  ) as Limits

/** Figures that are none are said here: they could not be sent. */
const faultsOf = (typed: Typed) =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => (Number.isNaN(figure(text)) ? [[name, 'A whole number.']] : [])),
  )

const labelOf = (name: string) => {
  const [, kind = 'unpaid', span = 'mostAnHour'] = name.split('.')
  return `${kinds[kind as MailLimitKind].title.toLowerCase()} ${spans[span as keyof typeof spans].toLowerCase()}`
}

/** How many mails anybody can have sent to one address, so that nobody floods a stranger through us. */
export function MailLimitsPanel({ read }: { read: Read }) {
  const setting = useSetting({
    stored: toStored(read),
    read: async () => toStored(await call(readMailLimits)),
    save: async (version, typed) => {
      const faults = faultsOf(typed)
      return Object.keys(faults).length > 0 ? faults : call(saveMailLimits, { version, limits: readTyped(typed) })
    },
    said: 'Mail limits saved',
  })
  return (
    <SettingFrame
      setting={setting}
      labelOf={labelOf}
      tells="From the next mail on. Confirmations of what was paid always go."
      saveLabel="Save mail limits"
    >
      <Panel title="To one address, at most" flush>
        <ul>
          {mailLimitKinds.map((kind) => (
            <li
              key={kind}
              className="grid items-start gap-x-5 gap-y-3 border-t border-line px-4.5 py-4 md:grid-cols-[minmax(0,1fr)_9rem_9rem]"
            >
              <div>
                <h3 id={`limit-${kind}`} className="font-semibold">
                  {kinds[kind].title}
                </h3>
                <p className="text-sm text-ink-2">{kinds[kind].words}</p>
              </div>
              <fieldset aria-labelledby={`limit-${kind}`} className="grid grid-cols-2 gap-3 md:col-span-2">
                {(['mostAnHour', 'mostADay'] as const).map((span) => {
                  const name = `limits.${kind}.${span}`
                  return (
                    <TextField
                      key={span}
                      label={spans[span]}
                      size="small"
                      inputMode="numeric"
                      autoComplete="off"
                      value={setting.typed[name] ?? ''}
                      error={setting.faults[name]}
                      onChange={(value) => setting.change({ [name]: value })}
                    />
                  )
                })}
              </fieldset>
            </li>
          ))}
        </ul>
        <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">
          Whoever asks for more is told when to ask again. What the office sends is not counted.
        </p>
      </Panel>
    </SettingFrame>
  )
}
