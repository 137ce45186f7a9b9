import { useLoaderData } from 'react-router'
import { type HomeChoices, homeChoices } from '#contract/season-texts.ts'
import { seasonsTrail } from '#web/catalogue/office/home/home-head.tsx'
import { SeasonAdd } from '#web/catalogue/office/home/season-add.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

const load = () => readForPage(() => call(homeChoices))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function AddSeasonPage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<HomeChoices>>()}
      title="New season"
      trail={[seasonsTrail, { label: 'New' }]}
      what="The form"
      list={{ label: 'All seasons', to: seasonsTrail.to }}
    >
      {(choices) => <SeasonAdd choices={choices} />}
    </OfficeRead>
  )
}
