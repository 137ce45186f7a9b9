import type { PersonChoices, PersonKind } from '#contract/people.ts'
import { spokenLanguages } from '#contract/person-fields.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { languageName } from '#web/ui/language-name.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { tidyPhone } from '#web/ui/office/spaced-phone.ts'
import { Select } from '#web/ui/select.tsx'
import { type FormOf, leaveTidy, withoutName } from '../form-fields.ts'
import { DayField } from './day-field.tsx'
import { type PersonValues, tidyContract } from './person-values.ts'

type PersonFormFieldsProps = { form: FormOf<PersonValues>; choices: PersonChoices; kind: PersonKind }

/** The questions about a person, the same for a new one and for one that is changed. */
export function PersonFormFields({ form: { field }, choices, kind }: PersonFormFieldsProps) {
  const [nameJa, seal, phone] = [field('nameJa'), field('seal'), field('phone')]
  const contract = field('contractMonthMinutes')
  const garage = withoutName(field('garage'))
  return (
    <Panel title="Who">
      <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2 lg:grid-cols-4 max-md:[&_button]:min-h-11 max-md:[&_input:not([type=checkbox])]:min-h-11">
        <TextField label="Family name" size="small" autoComplete="off" {...field('familyName')} />
        <TextField
          label="Given name"
          size="small"
          autoComplete="off"
          hint="Guests read this one"
          {...field('givenName')}
        />
        <TextField
          label="In Japanese"
          size="small"
          autoComplete="off"
          {...nameJa}
          onBlur={() => {
            // The first character of the family name, unless another was chosen.
            const first = [...nameJa.value.trim()][0]
            if (first && seal.value === '') seal.onChange(first)
            nameJa.onBlur()
          }}
        />
        <TextField
          label="Reading"
          size="small"
          autoComplete="off"
          placeholder="うちだ まこと"
          hint="For sorting and for calling"
          {...field('reading')}
        />
        <TextField label="Seal" size="small" autoComplete="off" hint="One character of the name" {...seal} />
        <TextField
          label="Mobile"
          size="small"
          type="tel"
          autoComplete="off"
          placeholder="+81 90 1234 5678"
          {...phone}
          onBlur={() => leaveTidy(phone, tidyPhone)}
        />
        <TextField
          label="E-mail"
          size="small"
          type="email"
          optional
          autoComplete="off"
          hint="The link of the day goes there"
          className="sm:col-span-2"
          {...field('email')}
        />
        <Select
          label="Garage"
          size="small"
          choices={choices.garages.map(({ id, label }) => ({ id, label }))}
          {...garage}
          value={garage.value || null}
        />
        <DayField label="Begins" optional of={field('beginsOn')} />
        <TextField
          label="Contract, hours a month"
          size="small"
          optional
          inputMode="numeric"
          autoComplete="off"
          placeholder="160"
          {...contract}
          onBlur={() => leaveTidy(contract, tidyContract)}
        />
        {kind === 'chauffeur' && (
          <Several
            label="May drive"
            choices={choices.classes}
            {...field('drives')}
            className="sm:col-span-2"
            hint="A bus needs a medium or large licence"
          />
        )}
        <Several
          label="Speaks"
          choices={spokenLanguages.map((id) => ({ id, label: languageName(id, 'en') }))}
          {...field('languages')}
          className="sm:col-span-2 lg:col-span-4"
        />
      </div>
    </Panel>
  )
}

type SeveralProps = {
  label: string
  hint?: string
  choices: readonly { id: string; label: string }[]
  value: readonly string[]
  error: string | undefined
  onChange: (value: readonly string[]) => void
  className?: string
}

/** Some of a few, in their order. */
function Several({ label, hint, choices, value, error, onChange, className }: SeveralProps) {
  const turn = (id: string, isOn: boolean) =>
    onChange(choices.map((choice) => choice.id).filter((one) => (one === id ? isOn : value.includes(one))))
  return (
    <CheckboxGroup
      label={label}
      {...(hint ? { hint } : {})}
      {...(error ? { error } : {})}
      {...(className ? { className } : {})}
    >
      <div className="flex flex-wrap gap-x-5">
        {choices.map(({ id, label: name }) => (
          <Checkbox key={id} dense isSelected={value.includes(id)} onChange={(isOn) => turn(id, isOn)}>
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  )
}
