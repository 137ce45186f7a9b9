import { ButtonLink } from '#web/ui/button-link.tsx'
import { sakuraMoat } from '#web/ui/prints/sakura-moat.generated.ts'
import { Story, StoryActions, StoryLead } from '#web/ui/story.tsx'

export default function ComingSoon() {
  return (
    <Story title="Boats at Chidorigafuchi, from 20 March" print={sakuraMoat}>
      <StoryLead>
        We are arranging rowing boats under the blossom, with a guide on the bank and a flask of tea. The days open for
        booking on 12 January.
      </StoryLead>
      <StoryActions>
        <ButtonLink to="/" variant="primary">
          See what is in season now
        </ButtonLink>
      </StoryActions>
    </Story>
  )
}
