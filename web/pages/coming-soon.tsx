import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type ComingThing, comingThings } from '#contract/coming.ts'
import { ComingList } from '#web/house/site/coming/coming-list.tsx'
import { call } from '#web/platform/api.ts'
import { callContext } from '#web/platform/load-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { sakuraMoat } from '#web/ui/prints/sakura-moat.generated.ts'
import { Story, StoryActions, StoryLead } from '#web/ui/story.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface Coming {
  things: ComingThing[]
}

export const loader = ({ context }: LoaderFunctionArgs): Promise<Coming> => context.get(callContext)(comingThings)
export const clientLoader = (): Promise<Coming> => call(comingThings)

export default function ComingSoon() {
  const { things } = useLoaderData<typeof clientLoader>()
  if (things.length === 0)
    return (
      <Story title="Nothing new is announced yet" print={sakuraMoat}>
        <StoryLead>When we arrange something that we did not have before, it stands here first.</StoryLead>
        <StoryActions>
          <ButtonLink to="/tour/grid" variant="primary">
            See the tours you can take now
          </ButtonLink>
        </StoryActions>
      </Story>
    )
  return (
    <div className="wrap pt-7 md:pt-12">
      <h1 className="font-serif text-[clamp(36px,4vw,56px)] leading-[1.08] font-[380] tracking-[-0.012em]">
        Coming soon
      </h1>
      <p className="mt-3 mb-10 max-w-[46ch] font-serif text-lead text-ink-2 md:mb-14">
        What we are arranging now. Until it is here, there are <TextLink to="/tour/grid">all our tours</TextLink>.
      </p>
      <ComingList things={things} />
    </div>
  )
}
