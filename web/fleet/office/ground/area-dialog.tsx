import { useMemo } from 'react'
import { addArea, type OfficeArea, saveArea } from '#contract/areas.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { readFigure } from './figures.ts'
import { FormDialog } from './form-dialog.tsx'
import { PinMap } from './map/pin-map.tsx'
import { usePin } from './map/use-pin.ts'
import { PositionFields } from './position-fields.tsx'

/** Among the areas of the map, the one of the dialog. */
const own = 'own area'

type AreaDialogProps = {
  /** Null: a new one. */
  area: OfficeArea | null
  all: readonly OfficeArea[]
  onSaved: (now: { areas: readonly OfficeArea[] }, said: string) => void
  onClose: () => void
}

export function AreaDialog({ area, all, onSaved, onClose }: AreaDialogProps) {
  const form = useForm({
    endpoint: addArea,
    initial: {
      ...{ name: area?.name ?? '', nameJa: area?.nameJa ?? '' },
      ...{ latitude: area ? String(area.latitude) : '', longitude: area ? String(area.longitude) : '' },
    },
    toInput: ({ latitude, longitude, ...names }) => ({
      ...{ ...names, latitude: readFigure(latitude), longitude: readFigure(longitude) },
    }),
    send: async (fields) => {
      if (area) return onSaved(await call(saveArea, { code: area.code, version: area.version, ...fields }), 'Saved')
      const now = await call(addArea, fields)
      const added = now.areas.find(({ name }) => name === fields.name)
      onSaved(
        now,
        added?.isSold === false ? `${fields.name} is added: tell its driving times now.` : `${fields.name} is added.`,
      )
    },
  })
  const { name, latitude, longitude } = form.values
  const pin = usePin({ latitude, longitude })
  /** As the borders will run: the area stands where its pin does. */
  const areas = useMemo(
    () => [
      ...all
        .filter(({ code, retiredAt }) => retiredAt === null && code !== area?.code)
        .map(({ code, name, latitude, longitude }) => ({ id: code, label: name, latitude, longitude })),
      ...(pin ? [{ id: own, label: name, ...pin }] : []),
    ],
    [all, area, pin, name],
  )
  return (
    <FormDialog
      title={area ? `Change ${area.name}` : 'A new area'}
      form={form}
      label={area ? 'Save area' : 'Add area'}
      isWide
      onClose={onClose}
    >
      <TextField
        label="Name, as guests read it"
        size="small"
        autoFocus
        placeholder="Ueno and Asakusa"
        {...form.field('name')}
      />
      <TextField label="In Japanese" size="small" lang="ja" placeholder="台東" {...form.field('nameJa')} />
      <PositionFields
        latitude={form.field('latitude')}
        longitude={form.field('longitude')}
        hint="Of its middle. Both figures of a map can be pasted here."
      />
      <PinMap
        pin={pin}
        name={name}
        prompt="Press where its middle is."
        pixelsPerKilometre={9}
        areas={areas}
        area={own}
        isFixed={false}
        onMove={(to) => form.change({ latitude: String(to.latitude), longitude: String(to.longitude) })}
      />
      <p className="text-sm">
        {area
          ? 'Places and garages keep the area that they have. Stops of tours belong to the area whose middle is nearest.'
          : 'Nothing is sold there until a driving time to another area is told.'}
      </p>
    </FormDialog>
  )
}
