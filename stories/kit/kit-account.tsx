import { type FormEvent, useState } from 'react';
import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Checkbox } from '#design-system/checkbox';
import { CountdownLabel } from '#design-system/countdown-label';
import { ErrorSummary } from '#design-system/error-summary';
import { Field } from '#design-system/field';
import { FileField } from '#design-system/file-field';
import { Grid } from '#design-system/grid';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { OtpField } from '#design-system/otp-field';
import { PasswordField } from '#design-system/password-field';
import { PhoneField } from '#design-system/phone-field';
import { Price } from '#design-system/price';
import { RadioGroup } from '#design-system/radio-group';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { TextField } from '#design-system/text-field';
import { MONEY } from '../samples.tsx';

/** The button that shows the errors above the form. */
export const CREATE_ACCOUNT = 'Create account';

const countries = [
  { code: 'IN', diallingCode: '91', name: 'India' },
  { code: 'DE', diallingCode: '49', name: 'Germany' },
  { code: 'GB', diallingCode: '44', name: 'United Kingdom' },
];

export function AccountForm() {
  const [attempts, setAttempts] = useState(0);
  const isWrong = attempts > 0;
  function refuse(event: FormEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
  }
  return (
    <form noValidate onSubmit={refuse}>
      <Stack gap="xl">
        <ErrorSummary
          heading="Two things to put right"
          focusKey={attempts}
          errors={
            isWrong
              ? [
                  { fieldId: 'kit-email', message: 'Enter a valid e-mail' },
                  { fieldId: 'kit-terms', message: 'Please agree to the policies' },
                ]
              : []
          }
        />
        <Grid columns={2} gap="l">
          <TextField
            id="kit-email"
            label="E-mail"
            type="email"
            autoComplete="username"
            defaultValue="anjali@"
            error={isWrong && 'Enter a valid e-mail'}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            showLabel="Show password"
            hideLabel="Hide password"
            hint="Ten characters or more."
            defaultValue="saffron-lake"
          />
          <PhoneField
            label="Mobile phone"
            optionalLabel="(optional)"
            countryLabel="Country of the number"
            countryWords={{
              list: 'Countries',
              none: 'No country found',
              count: (count) => `${count} countries`,
            }}
            countries={countries}
            defaultValue="+919876543210"
          />
          <Field label="Warmth of the room" hint="Between 18 and 26 degrees.">
            {(control) => <input type="range" min={18} max={26} defaultValue={21} {...control} />}
          </Field>
        </Grid>
        <Stack gap="none">
          <Checkbox
            label="Send me news of the house"
            hint="Four letters a year, and none between."
            defaultChecked
          />
          <Checkbox
            id="kit-terms"
            label={
              <>
                I have read the <Link href="#policies">policies of the hotel</Link>
              </>
            }
            error={isWrong && 'Please agree to the policies'}
          />
        </Stack>
        <Inline>
          <Button type="submit" size="l">
            {CREATE_ACCOUNT}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

const plus = (amountMinor: number) => <Price amountMinor={amountMinor} {...MONEY} signed />;

/** Further options, in a card beside the form. */
export function Extras() {
  return (
    <Surface tone="raised" radius="m" elevation="low">
      <Box padding="xl">
        <Stack gap="xl">
          <RadioGroup
            legend="Meals"
            name="kit-meals"
            defaultValue="BB"
            options={[
              { value: 'RO', label: 'Room only' },
              {
                value: 'BB',
                label: 'Breakfast',
                detail: 'Laid on the terrace from seven',
                aside: plus(90_000),
              },
              { value: 'FB', label: 'All meals', detail: 'The kitchen is closed at noon', disabled: true },
            ]}
          />
          <FileField
            label="Your picture"
            accept="image/*"
            hint="JPEG, PNG, WebP or AVIF, up to 5 MB."
            chooseLabel="Choose a picture"
            changeLabel="Choose another"
            removeLabel="Remove"
            dropHint="or drop it here"
            sizeText={(bytes) => `${Math.round(bytes / 1000)} kB`}
          />
          <Stack gap="m" align="start">
            <OtpField label="Code" hint="Six digits, sent to a…@example.com" error="This code has expired" />
            <Text as="span" size="small" tone="muted">
              <CountdownLabel
                // A fixed clock, so that the page always looks the same.
                now={() => Date.UTC(2026, 2, 10, 8, 30)}
                endsAt="2026-03-10T08:30:42Z"
                label={(clock) => `Send again in ${clock}`}
                endedLabel="Send again"
              />
            </Text>
          </Stack>
        </Stack>
      </Box>
    </Surface>
  );
}
