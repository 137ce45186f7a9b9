import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { type EditedSeason, type HomeChoices, homeChoices, seasonForEditing } from '#contract/season-texts.ts'
import { seasonsTrail } from '#web/catalogue/office/home/home-head.tsx'
import { SeasonEdit } from '#web/catalogue/office/home/season-edit.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'

interface Here {
  season: EditedSeason
  choices: HomeChoices
}

const load = ({ params }: ClientLoaderFunctionArgs): Promise<Reading<Here>> =>
  readForPage(async () => {
    const [season, choices] = await Promise.all([call(seasonForEditing, { id: params.id ?? '' }), call(homeChoices)])
    return { season, choices }
  })
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function EditSeasonPage() {
  const navigate = useNavigate()
  return (
    <OfficeRead
      of={useLoaderData<Reading<Here>>()}
      title="A season"
      trail={[seasonsTrail, { label: 'Season' }]}
      what="The season"
      list={{ label: 'All seasons', to: seasonsTrail.to }}
    >
      {({ season, choices }) => (
        <>
          <TabTitle of={season.name} />
          <SeasonEdit key={season.id} season={season} choices={choices} onGone={() => void navigate(seasonsTrail.to)} />
        </>
      )}
    </OfficeRead>
  )
}
