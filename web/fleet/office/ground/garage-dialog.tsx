import { addGarage, type Garage, type Garages, saveGarage } from '#contract/garages.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { FormDialog } from './form-dialog.tsx'

type GarageDialogProps = {
  /** Null: a new one. */
  garage: Garage | null
  areas: Garages['areas']
  onSaved: (now: Garages, said: string) => void
  onClose: () => void
}

export function GarageDialog({ garage, areas, onSaved, onClose }: GarageDialogProps) {
  const form = useForm({
    endpoint: addGarage,
    initial: { name: garage?.name ?? '', nameJa: garage?.nameJa ?? '', area: garage?.area ?? '' },
    send: async (fields) => {
      if (garage) onSaved(await call(saveGarage, { code: garage.code, version: garage.version, ...fields }), 'Saved')
      else onSaved(await call(addGarage, fields), `${fields.name} is added.`)
    },
  })
  const { name: _, ...area } = form.field('area')
  return (
    <FormDialog
      title={garage ? `Change ${garage.name}` : 'A new garage'}
      form={form}
      label={garage ? 'Save garage' : 'Add garage'}
      onClose={onClose}
    >
      <TextField label="Name" size="small" autoFocus placeholder="Shinagawa garage" {...form.field('name')} />
      <TextField label="In Japanese" size="small" optional lang="ja" {...form.field('nameJa')} />
      <Select
        label="Area"
        size="small"
        choices={[...areas]}
        {...area}
        value={area.value || null}
        hint="Days begin and end with the way from here."
      />
    </FormDialog>
  )
}
