import { useState } from 'react'
import type { FlatFare } from '#contract/fares.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { useFares } from './fare-context.ts'

type FlatRowDialogProps = { row: FlatFare | null; onDone: (row: FlatFare) => void; onClose: () => void }

/** Which airport and which areas a flat fare holds between; an area has one row for each airport. */
export function FlatRowDialog({ row, onDone, onClose }: FlatRowDialogProps) {
  const { fares, areas, airports } = useFares()
  const [airport, setAirport] = useState(row?.airport ?? airports[0]?.code ?? '')
  const [chosen, setChosen] = useState<readonly string[]>(row?.areas ?? [])
  const [isTried, setTried] = useState(false)
  const taken = new Set(fares.flat.filter((one) => one !== row && one.airport === airport).flatMap((one) => one.areas))
  const codes = chosen.filter((code) => !taken.has(code))
  const submit = () => {
    setTried(true)
    if (codes.length === 0 || airport === '') return
    const dearest =
      fares.flat.findLast((one) => one.airport === airport)?.yen ??
      Object.fromEntries(Object.keys(fares.point.leastYen).map((code) => [code, 0]))
    onDone({ airport, areas: [...codes], yen: row?.yen ?? dearest })
  }
  return (
    <DeedDialog
      title={row ? 'Areas of this fare' : 'A row for an airport'}
      refusal={null}
      isPending={false}
      label={row ? 'Take these areas' : 'Add the row'}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label="Airport"
        size="small"
        choices={airports.map(({ code, name }) => ({ id: code, label: name }))}
        value={airport}
        onChange={setAirport}
      />
      <CheckboxGroup
        label="Areas, either way"
        hint="An area that another row of the airport has already is not offered."
        error={isTried && codes.length === 0 ? 'At least one area.' : undefined}
        className="[&>div]:grid [&>div]:max-h-72 [&>div]:overflow-y-auto [&>div]:sm:grid-cols-2"
      >
        {areas.map(({ code, name }) => (
          <Checkbox
            key={code}
            dense
            isDisabled={taken.has(code)}
            isSelected={codes.includes(code)}
            onChange={(isIn) => setChosen(isIn ? [...codes, code] : codes.filter((other) => other !== code))}
          >
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
      </CheckboxGroup>
    </DeedDialog>
  )
}
