import { useState } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfferForm } from '#web/pricing/office/offers/offer-form.tsx'
import { OfferMoves } from '#web/pricing/office/offers/offer-moves.tsx'
import { tagOf } from '#web/pricing/office/offers/offer-words.ts'
import { ReasonsPanel, UsedPanel } from '#web/pricing/office/offers/used-panel.tsx'
import { History } from '#web/ui/office/history.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { listTrail, type OfferHere, readOffer } from './read-offer.ts'

const load = ({ params }: ClientLoaderFunctionArgs): Promise<Reading<OfferHere>> =>
  readForPage(() => readOffer(params.slug ?? ''))

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function EditOffer() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<OfferHere>>()}
      title="Edit offer"
      trail={[listTrail, { label: 'Edit' }]}
      what="The offer"
      list={{ label: 'All offers', to: listTrail.to }}
    >
      {(here) => <Editor key={here.offer.id} {...here} />}
    </OfficeRead>
  )
}

function Editor({ offer, tours, figures }: OfferHere) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [hasChanges, setHasChanges] = useState(false)
  const { tone, words } = tagOf(offer)
  return (
    <>
      <TabTitle of={offer.title} />
      <OfficeHead
        title={offer.title}
        trail={[listTrail, { label: offer.title }]}
        beside={<Tag tone={tone}>{words}</Tag>}
        actions={
          <OfferMoves
            offer={offer}
            hasChanges={hasChanges}
            onMoved={() => void revalidate()}
            onDeleted={() => void navigate(listTrail.to)}
          />
        }
      />
      <OfferForm
        offer={offer}
        tours={tours}
        onSaved={() => void revalidate()}
        onDiscard={() => undefined}
        onUnsaved={setHasChanges}
        beside={
          <>
            {offer.state !== 'draft' && <UsedPanel offer={offer} figures={figures} />}
            <ReasonsPanel figures={figures} />
            <Panel title="History">
              <History of={offer.history} />
            </Panel>
          </>
        }
      />
    </>
  )
}
