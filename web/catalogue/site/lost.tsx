import type { ReactNode } from 'react'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'
import { Story, StoryActions, StoryLead } from '#web/ui/story.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** For an address without a page. With a search, that is the main action of the view. */
export function Lost({ search }: { search?: ReactNode }) {
  return (
    <Story title="This path is closed for the winter" print={templeSnow}>
      <StoryLead>There is no page at this address. Perhaps the link is old, or a letter went missing.</StoryLead>
      {search && <div className="mb-6">{search}</div>}
      <StoryActions>
        <ButtonLink to="/" variant={search ? 'outline' : 'primary'}>
          Go to the front page
        </ButtonLink>
        {isBuilt('/find-booking') && <TextLink to="/find-booking">Find a booking</TextLink>}
      </StoryActions>
    </Story>
  )
}
