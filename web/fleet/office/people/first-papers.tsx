import type { PersonKind } from '#contract/people.ts'
import { licenceSizes } from '#core/vehicle-classes.ts'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { type FormOf, withoutName } from '../form-fields.ts'
import { DayField } from './day-field.tsx'
import type { NewPersonValues } from './person-values.ts'
import { licenceNames } from './person-words.ts'

type Named = 'licenceClass' | 'licenceNumber' | 'licenceEndsOn' | 'healthCheckEndsOn' | 'registrationNumber'
type FirstPapersProps = { form: FormOf<Pick<NewPersonValues, Named>>; kind: PersonKind }

const none = 'none'

/** The papers that a new person brings along; scans and further ones follow on their own page. */
export function FirstPapers({ form: { field }, kind }: FirstPapersProps) {
  const licence = withoutName(field('licenceClass'))
  if (kind === 'guide')
    return (
      <Panel title="Registration and health" aside="Guides may work without both">
        <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2 max-md:[&_input]:min-h-11">
          <TextField
            label="Guide registration"
            size="small"
            optional
            autoComplete="off"
            hint="Guests read “licensed guide” only with it"
            {...field('registrationNumber')}
          />
          <DayField label="Health check holds until" optional of={field('healthCheckEndsOn')} />
        </div>
      </Panel>
    )
  return (
    <Panel title="Licence and health" aside="Without these they can be saved, but are not sold">
      <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2 lg:grid-cols-4 max-md:[&_button]:min-h-11 max-md:[&_input]:min-h-11">
        <Select
          label="Licence, second class"
          size="small"
          optional
          choices={[{ id: none, label: 'None yet' }, ...licenceSizes.map((id) => ({ id, label: licenceNames[id] }))]}
          {...licence}
          value={licence.value || none}
          onChange={(id) => licence.onChange(id === none ? '' : id)}
        />
        <TextField label="Number" size="small" optional autoComplete="off" {...field('licenceNumber')} />
        <DayField label="Its last day" optional of={field('licenceEndsOn')} />
        <DayField label="Health check holds until" optional of={field('healthCheckEndsOn')} />
      </div>
    </Panel>
  )
}
