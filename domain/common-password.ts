const WORDS = new Set(
  `a aa aaa ab abc abcd abcde abcdef abcdefg admin administrator alexander amanda andrew angel apple april arsenal asdf
  asdfg asdfgh asdfghjkl ashley august austin autumn azerty bailey banana barcelona baseball basketball batman bharat
  biteme blink blue booking boomer bubbles buster butterfly changeit changeme charlie cheese chelsea chennai chicken
  chocolate christmas computer cookie corona cricket daniel december default delhi demo diamond dragon february ferrari
  flower football freedom friday friends fuckyou gandhi ganesh ginger google guest hannah happy harley hello hotel hunter
  iloveyou india indian internet january jasmine jennifer jessica jesus jordan joshua july june justin killer krishna
  letmein liverpool login london lovely love loveme maggie manager march master matrix matthew merlin michael michelle
  midnight monday money monkey monster mother mumbai mustang naruto newpass nicole november october orange pass passphrase
  passw passwd password passwort pepper pokemon princess purple pussy qaz qazwsx qazxsw qwe qwer qwert qwerty qwertyu
  qwertyuiop qwertz rainbow ranger robert root samsung saturday secret september shadow shalom shiva silver soccer spring
  star starwars summer sunday sunshine superman support sweet temp test tester testing thomas thunder thursday tiger tigger
  trustno trustnoone tuesday user vegeta verandah wednesday welcome whatever william winter xxx zaq zaqwsx zxc zxcv zxcvb
  zxcvbn zxcvbnm`.split(/\s+/),
);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Returns true for one well-known word with digits and signs around it or in place of its letters:
 * `P@ssw0rd123!` satisfies every rule about characters and is among the first guesses.
 */
export function isCommonPassword(password: string): boolean {
  const characters = Array.from(password.toLowerCase());
  const core = characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1);
  const plain = core.filter(isLetter).join('');
  const spelled = core
    .map((character) => LOOKALIKES[character] ?? character)
    .filter(isLetter)
    .join('');
  return [plain, spelled].some((word) => WORDS.has(word) || WORDS.has(halfOf(word)));
}

function halfOf(word: string): string {
  const half = word.slice(0, word.length / 2);
  return word === half + half ? half : '';
}

function isLetter(character: string): boolean {
  return character >= 'a' && character <= 'z';
}
