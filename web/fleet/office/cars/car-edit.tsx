import { FileWarning, Route } from 'lucide-react'
import { useMemo } from 'react'
import { ApiError } from '#contract/call.ts'
import { type CarDetail, readCar, saveCar } from '#contract/cars.ts'
import { call } from '#web/platform/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { useKept } from '#web/ui/office/use-kept.ts'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { atFields } from '../at-fields.ts'
import { carsTrail } from '../cars-trail.ts'
import { LoadsTable } from '../classes/loads-table.tsx'
import { BeyondPapers, boardOf } from '../papers/ahead.tsx'
import { HeldBackNote } from '../papers/held-back.tsx'
import { CarFormFields } from './car-fields.tsx'
import { CarNow } from './car-side.tsx'
import { carFieldsIn, tidy, toFields, valuesOf } from './car-values.ts'
import { heldBackWords, paperTone } from './car-words.ts'
import { PapersPanel } from './papers-panel.tsx'
import { ServiceButton } from './service-button.tsx'
import { StopsPanel } from './stops-panel.tsx'

/** One car: what it is, changed in place; its papers and stops, each changed at once. */
export function CarEdit({ car: read }: { car: CarDetail }) {
  const { kept: car, said, setSaid, take, takeAndTell } = useKept(read)
  /** A stop is the dispatch board's; the car is read again for what it means here. */
  const readAgain = async (words: string) => {
    toast({ tone: 'ok', title: words })
    try {
      take(await call(readCar, { id: car.id }), words)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid(`${words} The page could not be read again just now.`)
    }
  }
  const fields = useMemo(() => carFieldsIn(car.choices), [car.choices])
  const edit = useVersioned({
    ...{ saved: car, draftName: `car ${car.id}`, fields, onSaved: takeAndTell },
    ...{ endpoint: saveCar, valuesOf, tidy, toInput: toFields },
    send: (input) => atFields(call(saveCar, input)),
    read: () => call(readCar, { id: car.id }),
  })
  const loads = edit.form.field('loads')
  return (
    <>
      <OfficeHead
        title={car.name}
        trail={[...carsTrail, { label: 'Edit' }]}
        beside={!car.inService && <Tag>Out of service</Tag>}
        actions={
          <>
            <RoomLink to={`/admin/cab/Details?id=${car.id}`} size="small" className="max-md:min-h-11">
              Details and history
            </RoomLink>
            <ButtonLink to={boardOf(car.next)} size="small" className="max-md:min-h-11">
              <Icon of={Route} dense />
              Show on dispatch
            </ButtonLink>
            <MayChange needs={saveCar} quiet>
              <ServiceButton car={car} onDone={takeAndTell} />
            </MayChange>
          </>
        }
      />
      <CarHeldBack car={car} />
      <VersionedForm of={edit} label="Save car" tells="Nobody is written to.">
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
          <div className="grid min-w-0 gap-5">
            <CarFormFields form={edit.form} choices={car.choices} />
            <PapersPanel car={car} onChanged={takeAndTell} />
            <LoadsTable cases={loads.value} onChange={loads.onChange} error={loads.error} />
          </div>
          <div className="grid min-w-0 gap-5">
            <CarNow car={car} />
            <BeyondPapers of={car} other="another car" />
            <StopsPanel car={car} onChanged={(words) => void readAgain(words)} />
          </div>
        </div>
      </VersionedForm>
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** Why it takes no job today, where a paper is the reason. */
export function CarHeldBack({ car }: { car: CarDetail }) {
  const ended = car.papers.filter((paper) => paper.holdsBack && paperTone(paper.daysLeft) === 'ended')
  if (ended.length === 0) return null
  const papers = ended.map((paper) => heldBackWords({ paper: paper.name, endedOn: paper.endsOn ?? '' }))
  return (
    <HeldBackNote
      icon={FileWarning}
      reason={`Held back: ${papers.join(', ')}`}
      means="It takes no job until the paper is here. Nothing booked is touched."
    >
      {' '}
      <TextLink to="/admin/dispatch">The board</TextLink>
    </HeldBackNote>
  )
}
