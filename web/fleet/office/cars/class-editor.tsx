import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { type OfficeClass, officeClasses, saveClass } from '#contract/office-classes.ts'
import { call } from '#web/platform/api.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { atFields } from '../at-fields.ts'
import { ClassPictures } from './class-pictures.tsx'
import { type ClassInput, type ClassValues, classFields, keptClass, toClass, valuesOfClass } from './class-values.ts'
import { LoadsTable } from './loads-table.tsx'

/** What guests read and see of a class; one for all its cars. */
export function ClassEditor({ of: read }: { of: OfficeClass }) {
  const [kept, setKept] = useState(() => keptClass(read))
  const edit = useVersioned({
    ...{ saved: kept, draftName: `class ${read.vehicleClass}`, fields: classFields, valuesOf: valuesOfClass },
    endpoint: saveClass,
    toInput: (values: ClassValues) => toClass(read.vehicleClass, values),
    // The class is known by its name, which the path carries.
    send: async (input: ClassInput & { id?: string }) => {
      const { id: _, ...fields } = input
      return keptClass(await atFields(call(saveClass, fields)))
    },
    read: async () => {
      const { classes } = await call(officeClasses)
      return keptClass(classes.find(({ vehicleClass }) => vehicleClass === read.vehicleClass) ?? read)
    },
    onSaved: (now, said) => {
      setKept(now)
      toast({ tone: 'ok', title: `${now.name}: ${said.toLowerCase()}.` })
    },
  })
  const { field } = edit.form
  const [features, highStep] = [field('features'), field('hasHighStep')]
  const [loads, pictures] = [field('loads'), field('pictures')]
  return (
    <section aria-label="The class, as guests see it">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="font-serif text-d4">The class, as guests see it</h2>
        <p className="text-sm text-ink-2">
          <bdi>{classWords(kept)}</bdi>
        </p>
      </div>
      <VersionedForm of={edit} label="Save class" tells={`Guests see it at once, for every ${kept.name}.`}>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid min-w-0 gap-5">
            <Panel title="Words">
              <div className="grid gap-5">
                <TextField
                  label="In a sentence or two"
                  size="small"
                  rows={3}
                  maxLength={300}
                  optional
                  hint={`${[...edit.form.values.words].length} of 300 characters`}
                  {...field('words')}
                />
                <Features features={features.value} error={features.error} onChange={features.onChange} />
                <Checkbox dense isSelected={highStep.value} onChange={highStep.onChange}>
                  The step at the door is high. Guests who bring a wheelchair read it beside the car.
                </Checkbox>
              </div>
            </Panel>
            <LoadsTable
              cases={loads.value}
              onChange={loads.onChange}
              error={loads.error}
              title="What fits into the class"
              aside="For new cars, and where guests compare"
            />
          </div>
          <Panel title="Pictures" aside={`${pictures.value.length} of 8`}>
            <ClassPictures pictures={pictures.value} error={pictures.error} onChange={pictures.onChange} />
          </Panel>
        </div>
      </VersionedForm>
    </section>
  )
}

const classWords = ({ name, cars, soldAsRide, isBus }: OfficeClass) =>
  [
    `${name}, ${cars === 1 ? 'one car' : `${cars} cars`}.`,
    soldAsRide ? 'Sold for tours and for rides.' : 'Sold for tours; rides are arranged by the desk.',
    isBus ? 'A bus: not every chauffeur may drive it.' : '',
  ]
    .filter(Boolean)
    .join(' ')

const BOX = boxLook('field', 'small', 'max-md:min-h-11')

type FeaturesProps = {
  features: ClassValues['features']
  error: string | undefined
  onChange: (features: ClassValues['features']) => void
}

/** "100 V: a socket beside every seat": a figure and what it is. */
function Features({ features, error, onChange }: FeaturesProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  const focusLater = useFocusLater()
  const set = (index: number, part: Partial<ClassValues['features'][number]>) =>
    onChange(features.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const boxes = () => [...(box.current?.querySelectorAll<HTMLElement>('input') ?? [])]
  return (
    <fieldset ref={box} className="grid min-w-0 gap-2.5">
      <legend className="mb-1.5 text-sm font-semibold">Features</legend>
      {features.map((feature, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: features keep their order and have nothing else
          key={index}
          className="grid grid-cols-[88px_minmax(0,1fr)_auto] items-end gap-2.5"
        >
          <input
            aria-label={`Figure of feature ${index + 1}`}
            placeholder="15 cm"
            maxLength={20}
            value={feature.figure}
            onChange={(event) => set(index, { figure: event.currentTarget.value })}
            className={BOX}
          />
          <input
            aria-label={`Words of feature ${index + 1}`}
            placeholder="What it is"
            maxLength={120}
            value={feature.words}
            onChange={(event) => set(index, { words: event.currentTarget.value })}
            className={BOX}
          />
          <IconButton
            icon={Trash2}
            size="small"
            label={`Take ${feature.words || `feature ${index + 1}`} away`}
            onPress={() => {
              onChange(features.filter((_, at) => at !== index))
              focusLater(() => boxes()[Math.max(0, index - 1) * 2] ?? box.current?.querySelector('button'))
            }}
            className="max-md:size-11"
          />
        </div>
      ))}
      {error && <ErrorWords>{error}</ErrorWords>}
      {features.length < 8 && (
        <Button
          size="small"
          className="justify-self-start max-md:min-h-11"
          onPress={() => {
            onChange([...features, { figure: '', words: '' }])
            focusLater(() => boxes().at(-2))
          }}
        >
          <Icon of={Plus} dense />
          Add a feature
        </Button>
      )}
    </fieldset>
  )
}
