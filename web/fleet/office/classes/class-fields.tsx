import type { OfficeClass } from '#contract/office-classes.ts'
import { type BodyKind, bodyKinds, isDrawnByHand, type MeasureName } from '#core/car/measures.ts'
import { isBusWith } from '#core/vehicle-classes.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { type FormOf, withoutName } from '../form-fields.ts'
import { faultsOfBody } from './body-faults.ts'
import { ClassDrawing } from './class-drawing.tsx'
import { ClassFeatures } from './class-features.tsx'
import { builtOf, type ClassValues } from './class-values.ts'
import { kindNames, measureLabels, standInsInWords } from './class-words.ts'
import { LoadsTable } from './loads-table.tsx'

type ClassFieldsProps = {
  form: FormOf<ClassValues>
  /** Null: a new one. */
  of: OfficeClass | null
  /** From the smallest to the largest. */
  all: readonly OfficeClass[]
}

/** How it is called and what is said of it. */
export function ClassWordsPanel({ form }: Pick<ClassFieldsProps, 'form'>) {
  const [words, features, highStep] = [form.field('words'), form.field('features'), form.field('hasHighStep')]
  return (
    <Panel title="Words">
      <div className="grid gap-5">
        <TextField
          label="Name"
          size="small"
          maxLength={40}
          hint="As guests read it everywhere: “Alphard”."
          {...form.field('name')}
        />
        <TextField
          label="In a sentence or two"
          size="small"
          rows={3}
          maxLength={300}
          optional
          hint={`${[...words.value].length} of 300 characters`}
          {...words}
        />
        <ClassFeatures features={features.value} error={features.error} onChange={features.onChange} />
        <Checkbox dense isSelected={highStep.value} onChange={highStep.onChange}>
          The step at the door is high. Guests who bring a wheelchair read it beside the car.
        </Checkbox>
      </div>
    </Panel>
  )
}

/** What fits into it. */
export function ClassLoads({ form }: Pick<ClassFieldsProps, 'form'>) {
  const loads = form.field('loads')
  return (
    <LoadsTable
      cases={loads.value}
      onChange={loads.onChange}
      error={loads.error}
      title="What fits into the class"
      aside="For new cars, and where guests compare"
    />
  )
}

const measures = Object.keys(measureLabels) as MeasureName[]

/** Kind, measures and places, and the car that comes of them. */
export function ClassBody({ form, of }: Pick<ClassFieldsProps, 'form' | 'of'>) {
  const { value: built, error, onChange } = form.field('built')
  const faults = faultsOfBody(built)
  const isFixed = of !== null && isDrawnByHand(of.vehicleClass)
  const set = (part: Partial<typeof built>) => onChange({ ...built, ...part })
  const isClean = Object.keys(faults).length === 0
  return (
    <>
      <Panel title="Measures">
        <div className="grid gap-4">
          {isFixed && (
            <p className="text-sm text-ink-2">
              We drew this class by hand, to these measures. For another car make a new class.
            </p>
          )}
          <Select
            label="Body"
            size="small"
            isDisabled={isFixed}
            choices={bodyKinds.map((id) => ({ id, label: kindNames[id] }))}
            value={built.kind}
            onChange={(kind) => set({ kind: kind as BodyKind })}
          />
          <div className="grid grid-cols-2 gap-4">
            {measures.map((name) => (
              <TextField
                key={name}
                label={`${measureLabels[name]}, cm`}
                size="small"
                inputMode="numeric"
                maxLength={5}
                isDisabled={isFixed}
                value={built[name]}
                error={faults[name]}
                onChange={(typed) => set({ [name]: typed })}
              />
            ))}
            <TextField
              label="Places for guests"
              size="small"
              inputMode="numeric"
              maxLength={3}
              hint="Without the chauffeur’s."
              value={built.places}
              error={faults.places}
              onChange={(places) => set({ places })}
            />
          </div>
          {error && isClean && <ErrorWords>{error}</ErrorWords>}
        </div>
      </Panel>
      <ClassDrawing built={built} of={of} name={form.field('name').value} />
    </>
  )
}

/** Where it stands among the others, who comes in its place, and whether rides are sold in it. */
export function ClassPlace({ form, of, all }: ClassFieldsProps) {
  const [standIns, ride] = [form.field('standIns'), form.field('soldAsRide')]
  const { value: after, ...afterField } = withoutName(form.field('after'))
  const isBus = isBusWith(builtOf(form.field('built').value).places)
  const others = all.filter(({ vehicleClass, retiredAt }) => retiredAt === null && vehicleClass !== of?.vehicleClass)
  const place = after === '' ? -1 : others.findIndex(({ vehicleClass }) => vehicleClass === after)
  const larger = others.filter(
    (other, index) => standIns.value.includes(other.vehicleClass) || (index > place && other.isBus === isBus),
  )
  return (
    <Panel title="Among the other classes">
      <div className="grid gap-5">
        <Select
          label="In the order of size"
          size="small"
          choices={[
            { id: smallest, label: 'The smallest' },
            ...others.map(({ vehicleClass, name }) => ({ id: vehicleClass, label: `After the ${name}` })),
          ]}
          {...afterField}
          value={after === '' ? smallest : after}
          onChange={(id) => afterField.onChange(id === smallest ? '' : id)}
        />
        {larger.length === 0 ? (
          <p className="text-sm text-ink-2">No class is larger, so that none can come in its place.</p>
        ) : (
          <CheckboxGroup
            label="May come in its place"
            hint={standInsInWords(standIns.value, all)}
            error={standIns.error}
          >
            {larger.map(({ vehicleClass, name }) => (
              <Checkbox
                key={vehicleClass}
                dense
                isSelected={standIns.value.includes(vehicleClass)}
                onChange={(isIn) =>
                  standIns.onChange(
                    isIn ? [...standIns.value, vehicleClass] : standIns.value.filter((code) => code !== vehicleClass),
                  )
                }
              >
                <bdi>{name}</bdi>
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
        <Checkbox
          dense
          isDisabled={isBus && !ride.value}
          isSelected={ride.value}
          onChange={ride.onChange}
          {...(ride.error ? { error: ride.error } : {})}
          detail={isBus ? 'Rides in a bus are arranged by the office.' : 'The fare tables say for how much.'}
        >
          Sold for rides, too
        </Checkbox>
      </div>
    </Panel>
  )
}

const smallest = ':smallest'
