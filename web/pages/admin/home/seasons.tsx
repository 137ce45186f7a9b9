import { Plus } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { officeSeasons } from '#contract/season-texts.ts'
import { HomeGate } from '#web/catalogue/office/home/home-gate.tsx'
import { HomeHead } from '#web/catalogue/office/home/home-head.tsx'
import { SeasonList } from '#web/catalogue/office/home/season-list.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'

const load = () => readForPage(() => call(officeSeasons))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function SeasonsPage() {
  return (
    <HomeGate of={useLoaderData<Reading<OutputOf<typeof officeSeasons>>>()} what="The seasons">
      {(read) => (
        <>
          <HomeHead
            actions={
              <RoomLink to="/admin/home/seasons/add" variant="primary" size="small" className="max-md:min-h-11">
                <Icon of={Plus} dense /> Add a season
              </RoomLink>
            }
          />
          {read.seasons.length > 0 ? (
            <SeasonList key={read.seasons.map(({ id }) => id).join()} read={read} />
          ) : (
            <EmptyState
              title="Nothing is said of the season"
              action={
                <RoomLink to="/admin/standard" size="small" className="max-md:min-h-11">
                  See the standard for Tokyo
                </RoomLink>
              }
            >
              The home page does without this part. Write a season of your own, or take over those of the standard.
            </EmptyState>
          )}
        </>
      )}
    </HomeGate>
  )
}
