import { signInAndBack } from '#web/platform/guard.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { Story, StoryActions, StoryLead } from '#web/ui/story.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** What everybody else sees at a guest's address: the page opens, the guest does not (specification §6). */
export function ForTheOffice({ here, isSignedIn }: { here: string; isSignedIn: boolean }) {
  return (
    <Story title="This page is for the office" print={chauffeurEvening}>
      <StoryLead>
        A guest’s name, trips and telephone are shown only to people of the desk. If you are one of them, sign in
        {isSignedIn ? ' with your account of the desk' : ''} and you come back here.
      </StoryLead>
      <StoryActions>
        <ButtonLink to={signInAndBack(here)} variant="primary">
          Sign in
        </ButtonLink>
        <ButtonLink to="/tour/grid" variant="outline">
          Go to the tours
        </ButtonLink>
      </StoryActions>
      <p className="mt-5 text-sm text-ink-2">
        Looking for your own booking? <TextLink to="/find-booking">Find it with its reference and your mail.</TextLink>
      </p>
    </Story>
  )
}
