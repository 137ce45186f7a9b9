/** Local unit: 100 is the height, the feet stand at 0,0. */
export type Clothes = {
  a: string
  b: string
  skin: string
  hair: string
  acc: string
  /** A crease in the cloth, left out in small figures. */
  fold: (d: string, w?: number, op?: number) => string
}

const head = (x: number, y: number, skin: string, hair: string) =>
  `<path d="M${x - 2.2} ${y + 4}h4.4l.6 5.5h-5.6z" fill="${skin}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="4.5" ry="5.7" fill="${skin}" transform="rotate(5 ${x} ${y})"/>` +
  `<path d="M${x - 4.8} ${y + 2.4}q-1.2-9.4 5-9.2q6.4.2 5 9.4q-1.6 2.6-3.2 2.7h-3.4q-2.4-.4-3.4-2.9z" fill="${hair}"/>`

const nape = (x: number, y: number, skin: string, hair: string) =>
  `<path d="M${x - 1.9} ${y + 4}h3.8l.8 5.5h-5.4z" fill="${skin}"/>` +
  `<path d="M${x - 5} ${y + 2}q-1-8.6 5-8.8q6.2.2 5 8.8q-1 3.4-5 3.6q-4-.2-5-3.6z" fill="${hair}"/>` +
  `<ellipse cx="${x + 1.4}" cy="${y - 6.6}" rx="3.5" ry="2.9" fill="${hair}"/>`

const TROUSERS =
  'M-6-42C-6.8-28-7-14-6.4-2.5L-8.4-.4Q-5 .8-2.2 0L-1.4-16L-.2-34L2-18L3.6-1Q6.6.8 9.2-.2L7.4-2.6C7.8-14 7-30 6.4-42z'

const JACKET =
  'M-3-75.5C-6.5-74.6-9.4-73.4-10.6-70C-12-62-11.8-54-10.4-47L-9.2-35Q0-31.5 9-35.4L10.4-48C11.8-55 11.6-62 10-70C9-73.4 6-74.8 3-75.5z'

const ARMS =
  'M-9.6-72C-12.8-66-14.4-56-13.8-43.5Q-12-41.5-9.8-43L-8.8-60zM9.6-72C12.6-66 13.6-58 13-52C12-48 11-45.5 8.6-43.5L6.8-45.5L8.4-60z'

// Weight on one leg, shoulders sloped, head a little turned: nobody stands to attention but the chauffeur.
export const figures = {
  kimono: ({ a, b, skin, hair, acc, fold }: Clothes) =>
    `<path d="M-5.5-2.6q2.6-1 5 0l.4 2.6h-6.4zM1.6-2.6q2.6-1 5 0l1.4 2.6H1.4z" fill="#efe8da"/>` +
    `<path d="M-3.2-74.5C-7-73.5-9-72-9.6-69L-8.6-46C-8.6-32-8.8-16-8-3Q0-.6 8.6-3.4C9-16 8-32 8.4-46L9.2-69C8.4-72 6.4-73.6 3-74.5z" fill="${a}"/>` +
    `<path d="M-9-71.5C-12.4-64-14-55-14.2-45C-14-38-13-33-11.6-29.5Q-8.8-30.5-7.8-34L-7.4-58zM8.8-71.5C12-64 13-55 12.8-47C12.6-40 12-35 11-31.5Q8.4-32.5 7.8-36L7.2-58z" fill="${b}"/>` +
    `<path d="M-2.8-75.5Q0-70.5 3-75.5L1.2-69.5z" fill="#efe8da"/>` +
    fold('M2-44C3.6-30 3-16 4.6-3', 0.9) +
    `<path d="M-8.9-59Q0-57.4 8.8-59L8.5-47.5Q0-46-8.6-47.5z" fill="${acc}"/>` +
    `<path d="M-5-60.5Q0-62 4.6-60.5L4-43.5Q0-42.4-4.4-43.5z" fill="${acc}"/>` +
    `<path d="M-5-53Q0-51.4 4.4-53L4-43.5Q0-42.4-4.4-43.5z" fill="#000" opacity=".2"/>` +
    nape(0.8, -82, skin, hair),

  coat: ({ a, b, skin, hair, fold }: Clothes) =>
    `<path d="${TROUSERS}" fill="${b}"/>` +
    `<path d="M-3-75.5C-6.5-74.6-9.4-73.4-10.6-70C-12-60-11.6-46-10-29Q0-25.5 9.4-29.4C11.2-46 11.6-60 10-70C9-73.4 6-74.8 3-75.5z" fill="${a}"/>` +
    `<path d="${ARMS}" fill="${a}"/>` +
    fold('M.6-72C1.2-58 .2-44 .6-30M-8.8-62C-9.6-54-9.6-50-9.2-44M8.4-62C9.4-56 9-52 8-47') +
    `<path d="M-3.6-75.5q3.8-2.6 7.2 0l-.6 2.5q-3-1.6-6 0z" fill="${b}"/>` +
    head(0.8, -82.5, skin, hair),

  walk: ({ a, b, skin, hair, fold }: Clothes) =>
    `<path d="M-5-42C-6-30-9-18-12.4-5.5L-14-3.5Q-11.5-1-8.6-2.2L-7.6-5C-4-14-1-24 .8-33C3-26 4.6-20 4.8-14L4-1.2Q7-.2 10.6-.4L8.4-3C9.4-10 9.6-16 9-22C8-30 7-36 6-42z" fill="${b}"/>` +
    `<path d="${JACKET}" fill="${a}"/>` +
    `<path d="M-9.4-72C-13.4-65-15.4-56-16-47Q-14-45.2-12-46.5L-8-60zM9-72C12.6-66 15-59 15.6-53L11-46.5L8.8-48.5L11.4-54L7.4-61z" fill="${a}"/>` +
    `<circle cx="-14" cy="-45.5" r="1.9" fill="${skin}"/>` +
    `<circle cx="9.6" cy="-46.8" r="1.9" fill="${skin}"/>${fold('M1-72C1.6-60 .4-48 1-35M-8.6-62C-9-54-8-48-9-42')}${head(1.6, -82.5, skin, hair)}`,

  dress: ({ a, b, skin, hair, fold }: Clothes) =>
    `<path d="M-4.6-22C-4.4-14-4.8-8-4.6-2L-5.8 0H-1.4L-1-22zM1-22C2.2-14 2.6-8 3-1.6L2.4 0H7.4L6.2-2.6C6-10 5.6-16 5.2-22z" fill="${skin}"/>` +
    `<path d="M-2.8-75C-6-74-8.6-72.5-8.8-68C-8.6-60-8.2-54-6.6-49C-9-38-12-28-12.4-20.5Q0-16.5 12.6-21C11.6-30 9-40 6.6-49C8-54 8.8-60 8.6-68C8.4-72.5 6-74 2.8-75z" fill="${a}"/>` +
    `<path d="M-8.4-71C-11.6-64-12.6-56-12-47.5L-9.6-46.5C-8.8-52-8-56-7-60zM8.4-71C11.4-65 12.6-58 11.6-52L7.2-46.5L6-48.5L8.6-53.5L6.8-61z" fill="${b}"/>` +
    `<path d="M-6.6-50Q0-48 6.6-50" stroke="${b}" stroke-width="1.4" fill="none"/>` +
    fold('M-2-46C-3-36-5-28-6-21M3-46C4-38 5-30 6-22') +
    `<path d="M-1.8-79h3.6v5h-3.6z" fill="${skin}"/>` +
    `<path d="M-5.4-76.5Q-7.2-90 1-89.5Q8-88.5 6.4-76Q5.5-71-.2-71.5Q-4.6-72-5.4-76.5z" fill="${hair}"/>`,

  chauffeur: ({ a, b, skin, hair, acc }: Clothes) =>
    `<path d="M-6-44l-.6 42.5L-8.2 0H-1.2L-.6-20L.2-36L1.4-20L1.6 0H8.4L6.8-1.6L6-44z" fill="${a}"/>` +
    `<path d="${JACKET}" fill="${a}"/>` +
    `<path d="M-9.8-72.5C-13-64-14-54-13.4-42h4.2L-8.6-60zM9.8-72.5C12.8-64 13.8-54 13.2-42H9L8.4-60z" fill="${b}"/>` +
    `<path d="M-3-75.5h6L.2-60z" fill="#f2eee6"/>` +
    `<path d="M-3.2-75.5L.1-58L-5.6-68zM3.2-75.5L.3-58L6-68z" fill="${b}"/>` +
    `<path d="M-.9-74.5h1.8l.8 11L.2-60.5l-1.8-3z" fill="${acc}"/>` +
    `<path d="M.2-57v3M.2-51v3" stroke="#c9a452" stroke-width="1.3" stroke-linecap="round"/>` +
    `<path d="M-13.6-42.5h4.6l-.2 5.5q-2.2 2.2-4 .4zM8.9-42.5h4.6l-.4 5.9q-1.8 1.8-4-.4z" fill="#f4f1ea"/>` +
    `<path d="M-2-78.5h4.2v4.5h-4.2z" fill="${skin}"/>` +
    `<ellipse cx=".2" cy="-82.6" rx="4.6" ry="5.8" fill="${skin}"/>` +
    `<path d="M-4.7-82q-.2-3 .4-4.2h9q.6 1.2.4 4.2l-1-2.4h-7.8z" fill="${hair}"/>` +
    `<path d="M-6.4-86.4C-7.4-91.4-3.4-93.4.3-93.4C4-93.4 7.8-91.4 6.8-86.4z" fill="${a}"/>` +
    `<path d="M-5.8-87.4Q.2-89.6 6.2-87.4L7-84.4Q.2-86.8-6.6-84.4z" fill="#0b0d13"/>`,

  child: ({ a, b, skin, hair }: Clothes) =>
    `<path d="M-6-38C-6.8-24-6.6-12-6-1.5L-8 0H-1.4L0-30L2.6-1.5L3 .2H9.2L7.2-2.4C7.6-14 7-28 6-38z" fill="${b}"/>` +
    `<path d="M-3.6-67C-8-66-11-63-11.6-57L-11-37Q0-33 11-37.5L11.4-57C11-63 8-66 3.6-67z" fill="${a}"/>` +
    `<path d="M-10-63C-14.5-56-16-50-15-43.5L-11.6-43L-8.6-54zM10-63C14-57 17-53 18.5-49L15.8-46.5L8.6-53z" fill="${a}"/>` +
    `<path d="M-2.4-70h5v5h-5z" fill="${skin}"/>` +
    `<circle cx=".6" cy="-78" r="8.6" fill="${skin}"/>` +
    `<path d="M-8.4-73.5Q-11-88.5 1-88.5Q12-88 9.8-73.5Q7.6-69.5 3-69.5H-2.4Q-7-69.5-8.4-73.5z" fill="${hair}"/>`,

  guide: ({ a, b, skin, hair, fold }: Clothes) =>
    `<path d="${TROUSERS}" fill="${b}"/>` +
    `<path d="${JACKET}" fill="${a}"/>` +
    `<path d="M-9.6-72C-12.8-66-14.4-56-13.8-44.5Q-12-42.5-9.8-44L-8.8-60z" fill="${a}"/>` +
    `<path d="M8.4-74.5C12.6-76 17-80.5 20.6-86.5L24-84.5C21.5-77.5 17.5-70.5 12-65.5L7.6-62z" fill="${a}"/>` +
    `<circle cx="22.8" cy="-87.2" r="2.4" fill="${skin}"/>` +
    `<circle cx="-11.9" cy="-43.2" r="1.9" fill="${skin}"/>` +
    fold('M.4-72C1-60 .2-48 .6-35M-8.6-62C-9.2-56-9-50-8.6-44') +
    `<path d="M-2-78.5h4.2v5h-4.2z" fill="${skin}"/>` +
    `<ellipse cx=".6" cy="-82.6" rx="4.5" ry="5.7" fill="${skin}"/>` +
    `<path d="M-4.6-81.5q-1-7.6 5.2-7.7q6.4.3 5.4 7.7q-1.8-3.7-5.2-4q-3.8.3-5.4 4z" fill="${hair}"/>`,
}
