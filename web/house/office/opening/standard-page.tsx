import { useState } from 'react'
import { type Standard, type StandardListId, takeBackStandard, takeOverStandard } from '#contract/standard.ts'
import { counted, listed } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { StandardLists } from './standard-lists.tsx'
import { standardWords, standsOn } from './standard-words.ts'

const missingOf = ({ lists }: Standard) => lists.filter(({ known, lines }) => known < lines).map(({ id }) => id)

/** List by list, beside what is there; one deed takes over, one takes back. */
export function StandardPage({ read }: { read: Standard }) {
  const [standard, setStandard] = useState(read)
  const [chosen, setChosen] = useState<ReadonlySet<StandardListId>>(new Set(missingOf(read)))
  const deed = useDeed()
  const lists = standard.lists.filter(({ id }) => chosen.has(id))
  const choose = (id: StandardListId, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, id] : [...now].filter((one) => one !== id)))
  const show = (now: Standard, said: string) => {
    setStandard(now)
    setChosen(new Set(missingOf(now).filter((id) => chosen.has(id) && lists.length === 0)))
    toast({ tone: 'ok', title: said })
  }
  const takeOver = async () => {
    const input = { lists: lists.map(({ id }) => id) }
    const now = await deed.run(input, (options) => call(takeOverStandard, input, options))
    if (now) show(now, `${counted(lists.length, 'list')} taken over.`)
  }
  const takeBack = async () => {
    const now = await deed.run({}, (options) => call(takeBackStandard, undefined, options))
    if (now) {
      show(now, 'Taken back. What you typed stays.')
      setChosen(new Set(missingOf(now)))
    }
  }
  return (
    <>
      <OfficeHead
        title="The standard for Tokyo"
        trail={[{ label: 'Dashboard', to: '/admin/dashboard' }, { label: 'The standard' }]}
      />
      <p className="mb-4.5 max-w-[72ch] font-serif text-[1.125rem] text-ink-2">
        Roads, hotels and piers are the same for everybody here. Once taken over, these lists are yours: nothing is put
        into them later by itself.
      </p>
      <FormRefusal of={deed.refusal} />
      <StandardLists of={standard} chosen={chosen} onChoose={choose} />
      <Without standard={standard} chosen={chosen} />
      <div className="mt-4.5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          variant="primary"
          size="small"
          className="max-md:min-h-11"
          isDisabled={lists.length === 0}
          isPending={deed.isPending}
          pendingLabel="Taking over…"
          onPress={takeOver}
        >
          {lists.length === 0 ? 'Nothing chosen' : `Take over ${counted(lists.length, 'list')}`}
        </Button>
        <TextLink to="/admin/dashboard" className="inline-flex items-center text-sm max-md:min-h-11">
          Back to the dashboard
        </TextLink>
      </div>
      <TakeBack of={standard} isPending={deed.isPending} onPress={takeBack} />
      <Notes />
    </>
  )
}

/** A list whose lines name nothing brings nothing: said before it is pressed. */
function Without({ standard, chosen }: { standard: Standard; chosen: ReadonlySet<StandardListId> }) {
  const isThere = (id: StandardListId) => chosen.has(id) || standard.lists.some((one) => one.id === id && one.have > 0)
  const lost = [...chosen].filter((id) => (standsOn[id] ?? []).some((under) => !isThere(under)))
  if (lost.length === 0) return null
  return (
    <p role="status" className="mt-3 text-sm text-kohaku">
      {listed(lost.map((id) => standardWords[id].title))}: nothing would be added without{' '}
      {listed([...new Set(lost.flatMap((id) => standsOn[id] ?? []))].map((id) => standardWords[id].title))}.
    </p>
  )
}

const stays: Record<'changed' | 'sold', string> = {
  changed: 'Something of it was changed since, so it stays.',
  sold: 'Something was booked already, so it stays.',
}

function TakeBack({ of: { staysFor }, isPending, onPress }: { of: Standard; isPending: boolean; onPress: () => void }) {
  if (staysFor === 'not-taken') return null
  return (
    <section aria-labelledby="one-press-back" className="mt-8 border-t border-ink pt-3.5">
      <h2 id="one-press-back" className="font-semibold">
        One press back
      </h2>
      {staysFor ? (
        <p className="mt-1 text-sm text-ink-2">{stays[staysFor]}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 text-sm text-ink-2">
            Every line that was taken over goes again, and nothing that you typed. Possible until something of it is
            changed, used or sold.
          </p>
          <Button size="small" variant="danger" className="max-md:min-h-11" isPending={isPending} onPress={onPress}>
            Take the standard back
          </Button>
        </>
      )}
    </section>
  )
}

const Notes = () => (
  <div className="mt-8 grid gap-x-9 gap-y-5 text-sm md:grid-cols-2">
    <section className="border-t border-line pt-3.5">
      <h2 className="font-semibold">Not in it</h2>
      <p className="mt-1 text-ink-2">
        People, cars, bookings, guests and tours. Nothing here is made up to look full. Classes of cars, duty rules,
        fares and mail texts come with every house; change them where they are kept.
      </p>
    </section>
    <section className="border-t border-line pt-3.5">
      <h2 className="font-semibold">What you typed stays</h2>
      <p className="mt-1 text-ink-2">Where both have the same name, or the same way, yours is kept as it is.</p>
    </section>
  </div>
)
