/** West, south, east and north of countries in whole degrees, rounded outwards; several where they are far apart. */
const BOXES = `
AD 1 42 2 43|AE 51 22 57 27|AG -63 16 -61 18|AL 19 39 22 43|AM 43 38 47 42|AO 11 -19 25 -4|AR -74 -56 -53 -21|AT 9 46 18 50
AU 96 -55 168 -9|AW -71 12 -69 13|AZ 44 38 51 42|BA 15 42 20 46|BB -60 12 -59 14|BD 88 20 93 27|BE 2 49 7 52|BG 22 41 29 45
BH 50 25 51 27|BM -66 31 -64 33|BN 113 3 116 6|BO -70 -23 -57 -9|BR -75 -34 -28 6|BS -81 20 -72 28|BT 88 26 93 29|BW 19 -27 30 -17
BY 23 51 33 57|BZ -90 15 -87 19|CA -142 41 -52 84|CH 5 45 11 48|CI -9 4 -2 11|CL -110 -56 -66 -17|CM 8 1 17 14|CN 73 17 136 54
CO -82 -5 -66 14|CR -88 5 -82 12|CU -85 19 -74 24|CV -26 14 -22 18|CY 32 34 35 36|CZ 12 48 19 52|DE 5 47 16 56|DK 7 54 16 58
DM -62 15 -61 16|DO -72 17 -68 20|DZ -9 18 12 38|EC -93 -6 -75 2|EE 21 57 29 60|EG 24 21 37 32|ES -19 27 5 44|ET 32 3 48 15
FI 19 59 32 71|FR -6 41 10 52|FR -63 14 -60 19|FR -55 2 -51 6|FR 45 -22 56 -12|GB -9 49 2 61|GD -62 11 -61 13|GE 39 41 47 44
GH -4 4 2 12|GI -6 36 -5 37|GL -74 59 -11 84|GM -17 13 -13 14|GR 19 34 30 42|GT -93 13 -88 18|HK 113 22 115 23|HN -90 12 -83 18
HR 13 42 20 47|HT -75 18 -71 21|HU 16 45 23 49|ID 95 -11 142 6|IE -11 51 -5 56|IL 34 29 36 34|IN 68 6 98 36|IQ 38 29 49 38
IR 44 25 64 40|IS -25 63 -13 67|IT 6 35 19 48|JM -79 17 -76 19|JO 34 29 40 34|JP 122 20 154 46|KE 33 -5 42 6|KG 69 39 81 44
KH 102 9 108 15|KN -63 17 -62 18|KR 124 33 132 39|KW 46 28 49 31|KY -82 19 -79 20|KZ 46 40 88 56|LA 100 13 108 23|LB 35 33 37 35
LC -62 13 -60 15|LI 9 47 10 48|LK 79 5 82 10|LT 20 53 27 57|LU 5 49 7 51|LV 20 55 29 59|LY 9 19 26 34|MA -18 21 -1 36
MC 7 43 8 44|MD 26 45 31 49|ME 18 41 21 44|MG 43 -26 51 -11|MK 20 40 24 43|MM 92 9 102 29|MN 87 41 120 53|MO 113 22 114 23
MT 14 35 15 37|MU 56 -21 64 -10|MV 72 -1 74 8|MW 32 -18 36 -9|MX -119 14 -86 33|MY 99 0 120 8|MZ 30 -27 41 -10|NA 11 -29 26 -16
NG 2 4 15 14|NI -88 10 -82 16|NL 3 50 8 54|NL -71 12 -62 18|NO 4 57 32 81|NP 80 26 89 31|NZ 165 -53 180 -29|OM 51 16 60 27
PA -84 7 -77 10|PE -82 -19 -68 1|PH 116 4 127 22|PK 60 23 78 38|PL 14 48 25 55|PR -68 17 -65 19|PT -32 32 -6 43|PY -63 -28 -54 -19
QA 50 24 52 27|RE 55 -22 56 -20|RO 20 43 30 49|RS 18 42 24 47|RU 19 41 180 82|RW 28 -3 31 -1|SA 34 16 56 33|SC 46 -11 57 -3
SE 10 55 25 70|SG 103 1 105 2|SI 13 45 17 47|SK 16 47 23 50|SM 12 43 13 44|SN -18 12 -11 17|SV -91 13 -87 15|TC -73 21 -71 22
TH 97 5 106 21|TN 7 30 12 38|TR 25 35 45 43|TT -62 10 -60 12|TW 118 21 123 27|TZ 29 -12 41 -1|UA 22 44 41 53|UG 29 -2 36 5
US -180 18 -66 72|UY -59 -35 -53 -30|UZ 55 37 74 46|VC -62 12 -61 14|VE -74 0 -59 13|VG -65 18 -64 19|VI -66 17 -64 19|VN 102 8 110 24
ZA 16 -35 33 -22|ZM 21 -19 34 -8|ZW 25 -23 34 -15`;

interface Point {
  lat: number;
  long: number;
}

/** True or false where the country is known. Half a degree of sea around it is near. */
export function isInCountry(country: string, { lat, long }: Point): boolean | undefined {
  const boxes = boxesByCountry.get(country);
  return boxes?.some(
    ([west = 0, south = 0, east = 0, north = 0]) =>
      long >= west - NEAR && long <= east + NEAR && lat >= south - NEAR && lat <= north + NEAR,
  );
}

const NEAR = 0.5;

const boxesByCountry = new Map<string, number[][]>();
for (const line of BOXES.trim().split(/[|\n]/)) {
  const [country = '', ...degrees] = line.split(' ');
  boxesByCountry.set(country, [...(boxesByCountry.get(country) ?? []), degrees.map(Number)]);
}
