import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { isLight, type ModuleGraph, sharesOf } from './scripts/who-shares.ts'

/** What only those load who choose on a tour's page, book, or have booked; its first view needs none of it. */
const choosing =
  /\/features\/tour-page\/(?!slides|use-(fetched|overlay))|\/ui\/(month-days|available-days|cancellation-|free-until|nearest-slots|number-stepper|start-times|segment-look)/
/** What only those load who open a calendar, book, or have booked. */
const booking = /\/features\/(checkout|manage-booking)\/|\/platform\/paying\/|\/ui\/(card\/|month-(calendar|day)\.tsx)/
/** What only those load who ask for a ride, or have one. */
const rides =
  /\/features\/ride-(?!checkout)|\/platform\/ride-|\/ui\/(name-seal|ride-words|tab-look|tokyo-clock)|\/icons\/(plane|plane-landing|route)\.mjs/
/** What only those load who book a ride. */
const rideCheckout = /\/features\/ride-checkout\//
/** What only those load who book, whatever it is. */
const checkout = /\/ui\/checkout\/|\/platform\/(use-faults|kept-token)/
/** How fields and what is said of them look, for those who fill something in. */
const fields =
  /\/ui\/(error-words|field-look|plain-(field|select)|tag\.tsx)|\/platform\/first-fault|\/icons\/circle-alert\.mjs/
/** What only those load who fill something in, sign in, or have. */
const members =
  /\/features\/(accounts|confirm-address|mail-choices|payments|preferences|profile|security|travellers|trips)\/|\/features\/catalogue\/(account-wishes|saved\/)|\/platform\/(link-token|open-file|own-profile|read-by-code|read-for-page|unsaved|use-answer|use-focus-later|use-form)|\/ui\/(account-name|alert|area-head|birth-date|booking-state|copy-button|countries|empty-state|form-refusal|option-look|page-links|picture-file|read-gate|six-figures|split-page|story|traveller-needs)|\/icons\/(calendar-days|circle-(check|exclamation-point)|copy|download|eye|eye-off|hourglass|info|ticket)\.mjs/
/** The seasons and their prints, of which most pages show none. */
const seasons = /\/features\/seasons\/|\/ui\/prints\/(?!fuji-dawn|chauffeur-evening|ryokan-room)/

/** Icons of a few pages, each a file of its own. */
const seldom = /\/icons\/(printer|star)\.mjs/

/** A tour's page needs it only once something is chosen. */
const wish = /\/platform\/wish-address/

const isForAll = (id: string, graph: ModuleGraph, sharers: number) =>
  isLight(id, graph) &&
  ![choosing, booking, rides, rideCheckout, checkout, fields, members, seasons, seldom, wish].some((some) =>
    some.test(id),
  ) &&
  sharesOf(id, graph) >= sharers

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Tells the pages, too, whether the style guide is among them (see web/routes.ts).
  envPrefix: 'ANNAI_STYLE_GUIDE',
  // In development all dependencies are prepared at the start, not when a page is first opened.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts'] },
  // Thousands of small files, of which the pages use few: bundled, a start does not read them all.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    // Every asset is a file of its own, named by its hash: `data:` addresses would need holes in the CSP.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each file costs a request and compresses by itself, so what a dozen pages share comes in one file, and what
          // is small and shared by a few in another. Fewer sharers would make every page carry what only some need.
          groups: [
            {
              name: (id, graph) => (isForAll(id, graph, 12) ? 'shell' : null),
              test: /\/web\/|lucide-react|zustand|react-router/,
              minShareCount: 12,
              priority: 50,
            },
            {
              name: (id, graph) => (isForAll(id, graph, 3) ? 'small' : null),
              test: /\/web\/|\/contract\/|lucide-react/,
              minShareCount: 3,
              maxModuleSize: 6000,
              priority: 40,
            },
            {
              name: (id, graph) => (isLight(id, graph) ? 'choosing' : null),
              test: choosing,
              minShareCount: 3,
              maxModuleSize: 6000,
              priority: 10,
            },
            {
              name: (id, graph) => (isLight(id, graph) ? 'booking' : null),
              test: booking,
              minShareCount: 3,
              maxModuleSize: 6000,
            },
            {
              name: (id, graph) => (isLight(id, graph) ? 'members' : null),
              test: members,
              minShareCount: 3,
              maxModuleSize: 6000,
              priority: 20,
            },
            { name: 'wish', test: wish, minShareCount: 3, priority: 30 },
            { name: 'seasons', test: seasons, minShareCount: 3, priority: 30 },
            // Each before what it is drawn into, which would carry it along otherwise.
            ...Object.entries({ fields, rides, 'ride-checkout': rideCheckout, checkout }).map(
              ([name, test], index) => ({
                name: (id: string, graph: ModuleGraph) => (isLight(id, graph) ? name : null),
                test,
                minShareCount: 3,
                priority: 29 - index,
              }),
            ),
          ],
        },
      },
    },
  },
})
