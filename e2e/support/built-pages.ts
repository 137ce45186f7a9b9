const brand = 'Private Chauffeur & English-Speaking Tour Guide in Tokyo | Annai'

export interface BuiltPage {
  path: string
  title: string
  /** The answer of the server to the page itself; 200 unless told. */
  status?: number
}

/** Every page of the product, each with the title that a visitor reads on the tab. */
export const productPages: readonly BuiltPage[] = [
  { path: '/', title: brand },
  { path: '/about-us', title: 'About Annai: the people behind your day in Tokyo' },
  { path: '/coming-soon', title: `Coming soon · ${brand}` },
  { path: '/error-404', title: `Not found · ${brand}`, status: 404 },
  { path: '/not-found', title: `Not found · ${brand}`, status: 404 },
  { path: '/sign-in', title: `Sign in · ${brand}` },
  { path: '/forbidden', title: `Not your door · ${brand}` },
]

/** The pages that only development and these journeys have. */
export const styleGuidePages: readonly BuiltPage[] = [
  { path: '/style-guide', title: 'Style guide' },
  { path: '/style-guide/user-shell', title: `User shell · ${brand}` },
  { path: '/style-guide/agent-shell', title: `Agent shell · ${brand}` },
  { path: '/style-guide/admin-shell', title: `Admin shell · ${brand}` },
]
