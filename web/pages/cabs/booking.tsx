import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { RideCheckoutPage } from '#web/booking/site/ride-checkout/ride-checkout-page.tsx'
import { askClasses } from '#web/fleet/site/ask-classes.ts'
import { callContext } from '#web/platform/load-context.ts'
import { routeMeta } from '#web/platform/page-meta.ts'

export const meta: MetaFunction = ({ location }) => routeMeta(location.pathname)

/** Only how the classes are called: the rest of the ride is asked for by the visitor's own tab. */
export const loader = ({ context }: LoaderFunctionArgs) => askClasses(context.get(callContext))

/** The page that the server sent has the names already, so what asks for them comes only with who comes from another page. */
export const clientLoader = (): ReturnType<typeof loader> =>
  import('./load-classes.ts').then(
    ({ loadClasses }) => loadClasses(),
    () => null,
  )

/** A step changes the address, and no name. */
export const shouldRevalidate = () => false

/** The server sends the same to everyone: which ride it is stands in the address, and what was typed in the visitor's tab. */
export default function Booking() {
  return <RideCheckoutPage known={useLoaderData<typeof loader>()} />
}
