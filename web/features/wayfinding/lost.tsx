import { isBuilt } from '#web/platform/route-metadata.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'
import { Story, StoryActions, StoryLead } from '#web/ui/story.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** For an address without a page. */
export function Lost() {
  return (
    <Story title="This path is closed for the winter" print={templeSnow}>
      <StoryLead>There is no page at this address. Perhaps the link is old, or a letter went missing.</StoryLead>
      <StoryActions>
        <ButtonLink to="/" variant="primary">
          Go to the front page
        </ButtonLink>
        {isBuilt('/find-booking') && <TextLink to="/find-booking">Find a booking</TextLink>}
      </StoryActions>
    </Story>
  )
}
