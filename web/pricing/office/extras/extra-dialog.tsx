import { addExtra, type OfficeExtra, type OfficeExtras, saveExtra } from '#contract/office-extras.ts'
import { taxClassWords } from '#contract/tax-words.ts'
import { type TaxClass, taxClasses } from '#core/tax-shares.ts'
import { halvesInFigures } from '#core/words.ts'
import { FormDialog } from '#web/fleet/office/index.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type ExtraDialogProps = {
  /** Null: a new one. */
  extra: OfficeExtra | null
  onSaved: (now: OfficeExtras, said: string) => void
  onClose: () => void
}

const figure = (typed: string) => {
  const plain = typed.normalize('NFKC').replace(/[\s,¥]/g, '')
  return /^-?\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN
}

const seats = [0, 1, 2, 3, 4].map((halves) => ({
  id: String(halves),
  label: halves === 0 ? 'None' : halves === 1 ? 'Half a seat' : `${halvesInFigures(halves)} seats`,
}))

const taxChoices = taxClasses.map((id) => ({ id, label: taxClassWords[id] }))

export function ExtraDialog({ extra, onSaved, onClose }: ExtraDialogProps) {
  const form = useForm({
    endpoint: addExtra,
    initial: {
      name: extra?.name ?? '',
      explanation: extra?.explanation ?? '',
      priceYen: String(extra?.priceYen ?? ''),
      mostPieces: String(extra?.mostPieces ?? '1'),
      halfSeats: String(extra?.halfSeats ?? 0),
      largeCases: String(extra?.largeCases ?? 0),
      taxClass: extra?.taxClass ?? ('standard' as TaxClass),
      forTours: extra?.forTours ?? true,
      forRides: extra?.forRides ?? true,
    },
    toInput: ({ priceYen, mostPieces, halfSeats, largeCases, ...fields }) => ({
      ...fields,
      priceYen: figure(priceYen),
      mostPieces: figure(mostPieces),
      halfSeats: figure(halfSeats),
      largeCases: figure(largeCases),
    }),
    send: async (fields) => {
      if (extra)
        onSaved(
          await call(saveExtra, { code: extra.code, version: extra.version, ...fields }),
          `${fields.name} is saved.`,
        )
      else onSaved(await call(addExtra, fields), `${fields.name} is added.`)
    },
  })
  const { name: _, ...halfSeats } = form.field('halfSeats')
  const { name: __, ...taxClass } = form.field('taxClass')
  const [tours, rides] = [form.field('forTours'), form.field('forRides')]
  return (
    <FormDialog
      title={extra ? `Change ${extra.name}` : 'A new extra'}
      form={form}
      label={extra ? 'Save extra' : 'Add extra'}
      onClose={onClose}
    >
      <TextField label="Name" size="small" autoFocus maxLength={60} placeholder="Umbrella" {...form.field('name')} />
      <TextField
        label="What it is, in a sentence"
        size="small"
        rows={2}
        maxLength={200}
        optional
        {...form.field('explanation')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Yen a piece"
          size="small"
          inputMode="numeric"
          maxLength={9}
          hint="0 is free."
          {...form.field('priceYen')}
        />
        <TextField
          label="At most, of one booking"
          size="small"
          inputMode="numeric"
          maxLength={2}
          {...form.field('mostPieces')}
        />
        <Select
          label="Seats that a piece takes"
          size="small"
          choices={seats}
          hint="Beyond that of its guest."
          {...halfSeats}
        />
        <TextField
          label="Suitcases that a piece takes"
          size="small"
          inputMode="numeric"
          maxLength={2}
          hint="As large ones lie in the boot."
          {...form.field('largeCases')}
        />
        <Select
          label="Consumption tax"
          size="small"
          choices={taxChoices}
          hint="It is in the price. A city’s own tax is outside."
          {...taxClass}
          onChange={(id) => taxClass.onChange(id as TaxClass)}
        />
      </div>
      <CheckboxGroup label="Goes with" error={tours.error ?? rides.error}>
        <Checkbox dense isSelected={tours.value} onChange={tours.onChange}>
          Tours
        </Checkbox>
        <Checkbox dense isSelected={rides.value} onChange={rides.onChange}>
          Rides
        </Checkbox>
      </CheckboxGroup>
    </FormDialog>
  )
}
