import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { type Garage, type Garages, garageUses, retireGarage } from '#contract/garages.ts'
import { call } from '#web/platform/api.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Select } from '#web/ui/select.tsx'
import { RetireDialog, type Use } from './retire-dialog.tsx'
import { useUses } from './use-uses.ts'

type RetireGarageProps = {
  garage: Garage
  all: readonly Garage[]
  onDone: (now: Garages, said: string) => void
  onClose: () => void
}

/** What begins there goes to another garage at the same moment. */
export function RetireGarage({ garage, all, onDone, onClose }: RetireGarageProps) {
  const { code, version, name } = garage
  const [moveTo, setMoveTo] = useState('')
  const [isTried, setTried] = useState(false)
  const deed = useDeed()
  const { uses, failure } = useUses(() => call(garageUses, { code }))
  const others = all.filter((other) => other.code !== code && other.retiredAt === null)
  const isEmpty = uses !== null && uses.cars.length + uses.people.length + uses.outOfService === 0
  const submit = async (reason: string) => {
    setTried(true)
    if (!isEmpty && moveTo === '') return
    const input = { code, version, moveTo: isEmpty ? null : moveTo, reason }
    const now = await deed.run(input, () => call(retireGarage, input))
    if (now) onDone(now, `${name} is retired.`)
  }
  const isAmiss = isTried && moveTo === ''
  return (
    <RetireDialog
      title={`Retire ${name}?`}
      lead="No car and no day begins there any more. Nothing is deleted, and old papers keep its name."
      uses={uses && inLines(uses)}
      failure={failure}
      hindrance={
        uses?.hasAllCars
          ? 'All cars in service stand in this garage. Give at least one of them another garage first.'
          : uses && !isEmpty && others.length === 0
            ? 'There is no other garage to go to. Add one first.'
            : undefined
      }
      refusal={deed.refusal}
      isPending={deed.isPending}
      label="Retire the garage"
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    >
      {uses && !isEmpty && (
        <Select
          label="They go to"
          size="small"
          choices={others.map((other) => ({ id: other.code, label: other.name }))}
          value={moveTo || null}
          onChange={setMoveTo}
          error={deed.refusal?.fields.moveTo ?? (isAmiss ? 'Say where they go.' : undefined)}
        />
      )}
    </RetireDialog>
  )
}

function inLines({ cars, people, outOfService }: OutputOf<typeof garageUses>): Use[] {
  const lines: Use[] = [
    {
      count: cars.length,
      what: `${cars.length === 1 ? 'car' : 'cars'}: ${cars.map((car) => car.name).join(', ')}`,
      becomes: 'begin at the other garage, also for days that are planned.',
    },
    {
      count: people.length,
      what: `${people.length === 1 ? 'person' : 'people'}: ${people.join(', ')}`,
      becomes: 'begin at the other garage, also for days that are planned.',
    },
    { count: outOfService, what: 'out of service', becomes: 'go along, should they come back.' },
  ]
  return lines.filter(({ count }) => count > 0)
}
