import { ExternalLink, Plus } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { officeComing } from '#contract/coming-editing.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { HomeGate } from '#web/catalogue/office/home/home-gate.tsx'
import { comingTrail, HomeHead } from '#web/catalogue/office/home/home-head.tsx'
import { ComingRows } from '#web/house/office/coming/coming-rows.tsx'
import { waitingInWords } from '#web/house/office/coming/coming-values.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'

const load = () => readForPage(() => call(officeComing))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function ComingPage() {
  return (
    <HomeGate of={useLoaderData<Reading<OutputOf<typeof officeComing>>>()} what="What is coming">
      {({ things, opening }) => (
        <>
          <HomeHead
            actions={
              <>
                <ButtonLink to="/coming-soon" size="small" className="max-md:min-h-11">
                  <Icon of={ExternalLink} dense /> See on the site
                </ButtonLink>
                <RoomLink to={`${comingTrail.to}/add`} variant="primary" size="small" className="max-md:min-h-11">
                  <Icon of={Plus} dense /> Add something
                </RoomLink>
              </>
            }
          />
          {things.length > 0 ? (
            <ComingRows key={things.map(({ id }) => id).join()} things={things} base={comingTrail.to} />
          ) : (
            <EmptyState title="Nothing is announced">
              What the house plans stands on the page Coming soon, and visitors can ask to be told when it is here.
            </EmptyState>
          )}
          {opening.waiting + opening.unconfirmed + opening.told > 0 && (
            <p className="mt-3 text-sm text-ink-2">
              For the opening of the house: {waitingInWords(opening)}. The mail goes out when the house opens.
            </p>
          )}
        </>
      )}
    </HomeGate>
  )
}
