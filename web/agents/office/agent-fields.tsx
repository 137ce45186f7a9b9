import { agentKinds } from '#contract/agents.ts'
import { dayPattern, readDay } from '#web/ui/birth-date.ts'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { PhoneField } from '#web/ui/office/phone-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type AgentValues, kindWords, tidyDay } from './agent-words.ts'

/** In place of the wire's words, which speak of the wire's way to write a day. */
const noSuchDay = 'Write day, month and year, like 14 / 05 / 2024.'

/** As much of a form as its fields need. */
interface Form {
  field: <K extends keyof AgentValues & string>(
    name: K,
  ) => {
    name: K
    value: AgentValues[K]
    error: string | undefined
    onBlur: () => void
    onChange: (value: AgentValues[K]) => void
  }
}

/** The questions about a partner, the same for a new one and for one that is changed. */
export function AgentFormFields({ form: { field } }: { form: Form }) {
  const { name: _, ...kind } = field('kind')
  const joined = field('joinedOn')
  return (
    <>
      <Panel title="The business">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label="Business" size="small" {...field('business')} />
          <Select
            label="Kind"
            size="small"
            choices={agentKinds.map((id) => ({ id, label: kindWords[id] }))}
            {...kind}
            value={kind.value || null}
          />
          <TextField label="Area" size="small" optional {...field('area')} />
          <TextField label="Languages" size="small" optional {...field('languages')} />
          <TextField
            label="Licence or registration number"
            size="small"
            optional
            hint="A licence is named to guests only where its number stands here."
            className="sm:col-span-2"
            {...field('registration')}
          />
        </div>
      </Panel>
      <Panel title="Whom we talk to">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label="Contact" size="small" className="sm:col-span-2" {...field('contact')} />
          <TextField label="Mail" size="small" type="email" {...field('email')} />
          <PhoneField {...field('phone')} />
        </div>
      </Panel>
      <Panel title="What we agreed">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label="Commission, %" size="small" inputMode="decimal" {...field('commissionPercent')} />
          <TextField
            label="Joined on"
            size="small"
            inputMode="numeric"
            autoComplete="off"
            optional
            placeholder={dayPattern}
            {...joined}
            error={joined.error && readDay(joined.value) === undefined ? noSuchDay : joined.error}
            onBlur={() => {
              const tidied = tidyDay(joined.value)
              if (tidied !== joined.value) joined.onChange(tidied)
              joined.onBlur()
            }}
          />
          <TextField label="Notes" size="small" rows={4} optional className="sm:col-span-2" {...field('notes')} />
        </div>
      </Panel>
    </>
  )
}
