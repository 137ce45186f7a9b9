import { useMemo, useState } from 'react'
import { type OfficeClass, officeClasses, saveClass } from '#contract/office-classes.ts'
import { call } from '#web/platform/api.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { atFields } from '../at-fields.ts'
import type { FormOf } from '../form-fields.ts'
import { ClassBody, ClassLoads, ClassPlace, ClassWordsPanel } from './class-fields.tsx'
import { ClassPictures } from './class-pictures.tsx'
import {
  type ClassInput,
  type ClassValues,
  classFields,
  keptClass,
  type SavedClassValues,
  toClass,
  valuesOfClass,
} from './class-values.ts'
import { classInShort } from './class-words.ts'

type ClassEditorProps = {
  of: OfficeClass
  /** From the smallest to the largest. */
  all: readonly OfficeClass[]
  /** Something newer was saved. */
  onSaved?: (now: OfficeClass) => void
}

/** What guests read and see of a class; one for all its cars. */
export function ClassEditor({ of: read, all, onSaved }: ClassEditorProps) {
  const [kept, setKept] = useState(() => keptClass(read, all))
  const fields = useMemo(() => classFields(all), [all])
  const edit = useVersioned({
    ...{ saved: kept, draftName: `class ${read.vehicleClass}`, fields, valuesOf: valuesOfClass },
    endpoint: saveClass,
    toInput: (values: SavedClassValues) => toClass(read.vehicleClass, values),
    // The class is known by its code, which the path carries.
    send: async (input: ClassInput & { id?: string }) => {
      const { id: _, ...rest } = input
      const now = await atFields(call(saveClass, rest))
      return { ...keptClass(now, all), after: rest.after ?? '' }
    },
    read: async () => {
      const { classes } = await call(officeClasses)
      return keptClass(classes.find(({ vehicleClass }) => vehicleClass === read.vehicleClass) ?? read, classes)
    },
    onSaved: (now, said) => {
      setKept(now)
      onSaved?.(now)
      toast({ tone: 'ok', title: `${now.name}: ${said.toLowerCase()}.` })
    },
  })
  const pictures = edit.form.field('pictures')
  // The fields that a new class has, too: they know nothing of pictures.
  const form = edit.form as unknown as FormOf<ClassValues>
  return (
    <section aria-label="The class, as guests see it">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="font-serif text-d4">The class, as guests see it</h2>
        <p className="text-sm text-ink-2">
          <bdi>{classInShort(kept)}</bdi>
        </p>
      </div>
      <VersionedForm of={edit} label="Save class" tells={`Guests see it at once, for every ${kept.name}.`}>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid min-w-0 gap-5">
            <ClassWordsPanel form={form} />
            <ClassLoads form={form} />
            <ClassPlace form={form} of={kept} all={all} />
          </div>
          <div className="grid min-w-0 gap-5">
            <ClassBody form={form} of={kept} />
            <Panel title="Pictures" aside={`${pictures.value.length} of 8`}>
              <ClassPictures pictures={pictures.value} error={pictures.error} onChange={pictures.onChange} />
            </Panel>
          </div>
        </div>
      </VersionedForm>
    </section>
  )
}
