import type { Place } from './marks.ts'

/** Days as our tours drive them: in the city and far out, crowded and spread, loops from hotels, ships and airports. */
export const days: Record<string, Place[]> = Object.fromEntries(
  `
tokyo-in-one-unhurried-day
35.6812 139.7671 Your hotel in central Tokyo
35.7148 139.7967 Senso-ji, Asakusa
35.6597 139.7634 Hamarikyu Gardens
35.6654 139.7707 Lunch at Tsukiji outer market
35.6764 139.6993 Meiji Jingu
35.6667 139.7083 Omotesando
35.6595 139.7005 Shibuya crossing

palace-walls-to-ginza
35.6812 139.7671 Your hotel in central Tokyo
35.6857 139.7613 Imperial Palace East Gardens
35.6812 139.7659 Tokyo Station, Marunouchi side
35.6841 139.7744 Nihonbashi
35.6717 139.765 Ginza

fuji-at-first-light
35.6812 139.7671 Your hotel in central Tokyo
35.5229 138.7459 Oishi Park, Lake Kawaguchi
35.5012 138.8014 Chureito Pagoda
35.3949 138.7331 Fifth Station, Subaru Line
35.4836 138.7955 Lunch in Fujiyoshida
35.4601 138.8329 Oshino Hakkai

five-lakes-slowly
35.6812 139.7671 Your hotel in central Tokyo
35.5055 138.6585 Saiko Iyashi no Sato Nenba
35.4881 138.608 Lake Shoji
35.4734 138.5772 Lake Motosu
35.5106 138.7607 Lunch at Lake Kawaguchi
35.5229 138.7459 Oishi Park
35.4066 138.9061 Panorama-dai, Lake Yamanaka

fuji-and-hakone-in-one-long-day
35.6812 139.7671 Your hotel in central Tokyo
35.5229 138.7459 Oishi Park, Lake Kawaguchi
35.5012 138.8014 Chureito Pagoda
35.4601 138.8329 Oshino Hakkai
35.4226 138.8596 Lunch at Lake Yamanaka
35.2436 139.0194 Owakudani
35.2047 139.0254 Hakone Shrine and Lake Ashi
35.2331 139.1036 Hakone-Yumoto

hakone-the-lake-and-the-baths
35.6812 139.7671 Your hotel in central Tokyo
35.2047 139.0254 Hakone Shrine
35.2013 139.0279 Lake Ashi by boat
35.2436 139.0194 Owakudani
35.2664 139.0081 Lunch in Sengokuhara
35.2215 139.094 Tenzan day bath, Hakone-Yumoto

kamakura-and-enoshima-by-the-sea
35.6812 139.7671 Your hotel in central Tokyo
35.3167 139.5357 Kotoku-in, the Great Buddha
35.3126 139.5332 Hase-dera
35.3122 139.5361 Enoden, Hase to Enoshima
35.3087 139.4836 Lunch at Katase
35.2997 139.4803 Enoshima
35.3055 139.511 Shichirigahama

yokohama-harbour-and-sankeien
35.6812 139.7671 Your hotel in central Tokyo
35.4173 139.6586 Sankeien
35.4408 139.6541 Yamate bluff
35.4428 139.645 Lunch in Chinatown
35.4469 139.651 Hikawa Maru
35.4517 139.6478 Osanbashi pier

sunset-at-shichirigahama
35.6812 139.7671 Your hotel in central Tokyo
35.3318 139.5548 Kencho-ji
35.3261 139.5564 Tsurugaoka Hachimangu
35.3117 139.5318 Goryo Shrine
35.3022 139.5254 Inamuragasaki
35.3055 139.511 Shichirigahama at sunset

nikko-shrines-and-cedars
35.6812 139.7671 Your hotel in central Tokyo
36.7533 139.6041 Shinkyo bridge
36.7546 139.6007 Rinno-ji
36.7581 139.5989 Tosho-gu
36.7521 139.6072 Lunch: yuba
36.7582 139.595 Taiyu-in
36.7495 139.587 Kanmangafuchi

nikko-falls-lake-and-shrine
35.6812 139.7671 Your hotel in central Tokyo
36.7581 139.5989 Tosho-gu
36.7521 139.6072 Lunch in Nikko
36.7386 139.5021 Kegon Falls
36.7263 139.4952 Chuzen-ji temple
36.7195 139.488 Italian Embassy Villa
36.7613 139.4443 Ryuzu Falls

kawagoe-clay-storehouses
35.6812 139.7671 Your hotel in central Tokyo
35.9179 139.4895 Kita-in
35.9237 139.483 Kurazukuri Street and bell tower
35.9228 139.4841 Lunch in the old town
35.9269 139.4815 Kashiya Yokocho
35.9277 139.4888 Kawagoe Hikawa Shrine

mashiko-the-potters-town
35.6812 139.7671 Your hotel in central Tokyo
36.4693 140.1093 Hamada house, Mashiko Sankokan
36.4671 140.1042 Lunch in Mashiko
36.4667 140.101 Jonaizaka
36.4659 140.1146 Potter’s workshop
36.4487 140.119 Saimyo-ji

indigo-and-sake-in-ome
35.6812 139.7671 Your hotel in central Tokyo
35.7952 139.2733 Indigo dye house, Ome
35.8059 139.1932 Lunch above the river, Sawai
35.8056 139.1925 Ozawa sake brewery
35.8063 139.1913 Gyokudo Art Museum
35.8019 139.1849 Mitake gorge

tokyo-after-dark-from-above
35.6812 139.7671 Your hotel in central Tokyo
35.6896 139.6917 Metropolitan Government Building
35.6586 139.7454 Tokyo Tower
35.6553 139.7371 Supper in Azabu
35.6298 139.7762 Odaiba, the beach

a-day-for-train-people
35.6812 139.7671 Your hotel in central Tokyo
35.6809 139.7679 Tokyo Station, shinkansen platforms
35.9213 139.6179 Railway Museum, Omiya
35.919 139.6315 Omiya Park

yokohama-with-children
35.6812 139.7671 Your hotel in central Tokyo
35.4556 139.6388 Cup Noodles Museum
35.4526 139.643 Lunch at the Red Brick Warehouse
35.4555 139.6366 Cosmo World
35.4469 139.651 Hikawa Maru
35.4497 139.6437 Zou-no-hana Park

haneda-layover-in-tokyo
35.5446 139.7683 Haneda, Terminal 3
35.6597 139.7634 Hamarikyu Gardens
35.7148 139.7967 Senso-ji, Asakusa
35.7117 139.7935 Lunch in Asakusa
35.68 139.7544 Imperial Palace plaza

narita-temple-town
35.772 140.3929 Narita, your terminal
35.7861 140.3183 Naritasan Shinsho-ji
35.7831 140.3172 Lunch on Omotesando
35.828 140.2746 Boso no Mura

tokyo-from-the-cruise-terminal
35.6176 139.7671 Tokyo International Cruise Terminal
35.6654 139.7707 Tsukiji outer market
35.6597 139.7634 Hamarikyu Gardens
35.7148 139.7967 Senso-ji, Asakusa
35.7117 139.7935 Lunch in Asakusa
35.6764 139.6993 Meiji Jingu
35.68 139.7544 Imperial Palace plaza

yokohama-piers-to-kamakura
35.4517 139.6478 Yokohama, Osanbashi pier
35.3167 139.5357 Kotoku-in, the Great Buddha
35.3126 139.5332 Hase-dera
35.3212 139.552 Lunch in Kamakura
35.3261 139.5564 Tsurugaoka Hachimangu
35.3197 139.5697 Hokoku-ji bamboo grove
35.4173 139.6586 Sankeien

winter-temples-of-shiba
35.6812 139.7671 Your hotel in central Tokyo
35.6574 139.7483 Zojo-ji
35.6586 139.7454 Tokyo Tower
35.6552 139.7515 Lunch in Shiba
35.6649 139.7484 Atago Shrine
35.6378 139.7361 Sengaku-ji
`
    .trim()
    .split('\n\n')
    .map((day) => {
      const [slug = '', ...rows] = day.split('\n')
      const places = rows.map((row): Place => {
        const [latitude, longitude, ...name] = row.split(' ')
        return { name: name.join(' '), latitude: Number(latitude), longitude: Number(longitude) }
      })
      return [slug, [...places, ...places.slice(0, 1)]]
    }),
)
