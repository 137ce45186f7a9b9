import { SendVerification } from '#web/accounts/site/index.ts'

/** The link to confirm the address of whoever is here: pressed, it says that our mail comes through. */
export const WriteToMe = () => (
  <div className="max-w-80">
    <SendVerification />
  </div>
)
