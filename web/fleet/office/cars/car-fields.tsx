import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { type FormOf, leaveTidy, withoutName } from '../form-fields.ts'
import { type CarChoices, type CarValues, tidyKm } from './car-values.ts'
import { readMonth, tidyMonth } from './month-field.ts'

/** In place of the wire's words, which speak of the wire's way to write a month. */
const noSuchMonth = 'Write month and year, like Apr 2023.'
const noSuchKm = 'Whole kilometres, like 96,440.'

type CarFormFieldsProps = { form: FormOf<CarValues>; choices: CarChoices; onClass?: (vehicleClass: string) => void }

/** The questions about a car, the same for a new one and for one that is changed. */
export function CarFormFields({ form: { field }, choices, onClass }: CarFormFieldsProps) {
  const registered = field('firstRegistered')
  const odometer = field('odometerKm')
  const vehicleClass = withoutName(field('vehicleClass'))
  const usual = withoutName(field('usualChauffeurId'))
  const garage = withoutName(field('garage'))
  return (
    <Panel title="The car">
      <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2 lg:grid-cols-3 max-md:[&_button]:min-h-11 max-md:[&_input]:min-h-11">
        <Select
          label="Class"
          size="small"
          choices={choices.classes.map(({ id, label }) => ({ id, label }))}
          {...vehicleClass}
          value={vehicleClass.value || null}
          onChange={(id) => {
            vehicleClass.onChange(id)
            onClass?.(id)
          }}
        />
        <TextField label="Model" size="small" {...field('model')} />
        <TextField label="Plate" size="small" hint="Green plate, hire car" {...field('plate')} />
        <TextField label="Colour" size="small" optional {...field('colour')} />
        <TextField
          label="First registered"
          size="small"
          optional
          placeholder="Apr 2023"
          {...registered}
          error={registered.error && (readMonth(registered.value) ? registered.error : noSuchMonth)}
          onBlur={() => leaveTidy(registered, tidyMonth)}
        />
        <TextField
          label="Odometer, km"
          size="small"
          optional
          inputMode="numeric"
          {...odometer}
          error={odometer.error && (/expected|invalid/i.test(odometer.error) ? noSuchKm : odometer.error)}
          onBlur={() => leaveTidy(odometer, tidyKm)}
        />
        <Select
          label="Usual chauffeur"
          size="small"
          optional
          choices={[{ id: nobody, label: 'Nobody' }, ...choices.chauffeurs.map(({ id, label }) => ({ id, label }))]}
          {...usual}
          value={usual.value || nobody}
          onChange={(id) => usual.onChange(id === nobody ? '' : id)}
          hint={drivesWords(choices, usual.value, vehicleClass.value)}
        />
        <Select
          label="Garage"
          size="small"
          choices={choices.garages.map(({ id, label }) => ({ id, label }))}
          {...garage}
          value={garage.value || null}
        />
        <TextField
          label="ETC card ends"
          size="small"
          optional
          inputMode="numeric"
          placeholder="4471"
          {...field('etcCard')}
        />
      </div>
    </Panel>
  )
}

const nobody = 'nobody'

/** Said where the usual chauffeur may not drive such a car. */
function drivesWords({ chauffeurs, classes }: CarChoices, id: string, vehicleClass: string): string | undefined {
  const chosen = chauffeurs.find((chauffeur) => chauffeur.id === id)
  if (!chosen || !vehicleClass || chosen.drives.some((driven) => driven === vehicleClass)) return undefined
  return `Does not drive a ${classes.find((one) => one.id === vehicleClass)?.label ?? 'car like this'} yet.`
}
